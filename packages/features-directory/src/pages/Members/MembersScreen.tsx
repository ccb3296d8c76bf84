import type { DirectoryMember } from '@portal/api';
import { totalOf, useMessages, type View } from '@portal/kit';
import { Heading, Inline, PageLayout, Spread, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { type CardPage, CardPages } from '../../components/Directory/CardPages.tsx';
import { MemberCard } from '../../components/Directory/MemberCard.tsx';
import { directoryMessages } from '../../messages.ts';
import { areMembersLimited } from './member-filters.ts';
import { MemberFilterBar, type MemberFilterBarProps } from './MemberFilterBar.tsx';

export interface MembersScreenProps extends Omit<MemberFilterBarProps, 'total'> {
  view: View<CardPage<DirectoryMember>>;
  /** Beside the title. */
  actions?: ReactNode;
}

/** Members as cards, with what narrows them. */
export function MembersScreen({ view, actions, ...props }: MembersScreenProps) {
  const t = useMessages(directoryMessages);
  const { filters, isUnknown, onChoose, onClear } = props;
  return (
    <PageLayout
      width="full"
      header={
        <Spread>
          <Heading level={1} isFocusable>
            {t('membersPageTitle')}
          </Heading>
          <Inline gap={3}>{actions}</Inline>
        </Spread>
      }
    >
      <Stack gap={5}>
        <MemberFilterBar {...props} total={totalOf(view)} />
        <CardPages
          view={view}
          page={filters.page}
          onPageChange={(page) => onChoose({ page })}
          isLimited={areMembersLimited(filters)}
          onClear={onClear}
          emptyTitle={isUnknown ? t('unknownPostCode', { postCode: filters.near }) : t('noData')}
          {...(isUnknown && { emptyText: t('checkPostCode') })}
          illustration="people"
          failedTitle={t('membersFailed')}
          skeletonLabel={t('membersLoading')}
        >
          {(member) => <MemberCard key={member.userId} member={member} headingLevel={2} />}
        </CardPages>
      </Stack>
    </PageLayout>
  );
}
