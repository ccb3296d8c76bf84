import type { DirectoryMember } from '@portal/api';
import { totalOf, useMessages, type View } from '@portal/kit';
import { Heading, Inline, PageLayout, Spread, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { type CardPage, CardPages } from '../../components/Directory/CardPages.tsx';
import { ListWithMap } from '../../components/Directory/ListWithMap.tsx';
import { MemberCard } from '../../components/Directory/MemberCard.tsx';
import { directoryMessages } from '../../messages.ts';
import { areMembersLimited } from './member-filters.ts';
import { MemberFilterBar, type MemberFilterBarProps } from './MemberFilterBar.tsx';

export interface MembersScreenProps extends Omit<MemberFilterBarProps, 'total'> {
  view: View<CardPage<DirectoryMember>>;
  /** Beside the title. */
  actions?: ReactNode;
  /** Beside the list; null or left out: it is put away. */
  map?: ReactNode;
}

/** Members as cards, with what narrows them. */
export function MembersScreen({ view, actions, map = null, ...props }: MembersScreenProps) {
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
        <ListWithMap map={map}>
          <CardPages
            view={view}
            page={filters.page}
            onPageChange={(page) => onChoose({ page })}
            isLimited={areMembersLimited(filters)}
            onClear={onClear}
            emptyTitle={isUnknown ? t('unknownPostCode', { postCode: filters.near }) : t('noData')}
            {...(isUnknown && { emptyText: t('checkPostCode') })}
            illustration="people"
            isBesideMap={map !== null}
            failedTitle={t('membersFailed')}
            skeletonLabel={t('membersLoading')}
          >
            {(member) => <MemberCard key={member.userId} member={member} headingLevel={2} />}
          </CardPages>
        </ListWithMap>
      </Stack>
    </PageLayout>
  );
}
