import type { DirectoryMember } from '@portal/api';
import { totalOf, useDestinations, useMessages, type View } from '@portal/kit';
import { Heading, PageLayout, PersonCard, Stack } from '@portal/ui';
import { type CardPage, CardPages } from '../../components/Directory/CardPages.tsx';
import { memberOutward } from '../../destinations.ts';
import { directoryMessages } from '../../messages.ts';
import { areMembersLimited } from './member-filters.ts';
import { MemberFilterBar, type MemberFilterBarProps } from './MemberFilterBar.tsx';

export interface MembersScreenProps extends Omit<MemberFilterBarProps, 'total'> {
  view: View<CardPage<DirectoryMember>>;
}

/** Members as cards, with what narrows them. */
export function MembersScreen({ view, ...props }: MembersScreenProps) {
  const t = useMessages(directoryMessages);
  const { filters, onChoose, onClear } = props;
  return (
    <PageLayout
      width="full"
      header={
        <Heading level={1} isFocusable>
          {t('membersPageTitle')}
        </Heading>
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
          illustration="people"
          failedTitle={t('membersFailed')}
          skeletonLabel={t('membersLoading')}
        >
          {(member) => <MemberCard key={member.userId} member={member} />}
        </CardPages>
      </Stack>
    </PageLayout>
  );
}

function MemberCard({ member }: { member: DirectoryMember }) {
  const { userId, firstName, lastName, memberImg, jobPosition, companyName } = member;
  return (
    <PersonCard
      person={{ id: userId, firstName, lastName, avatarUrl: memberImg }}
      href={useDestinations(memberOutward).profile({ id: userId })}
      layout="card"
      headingLevel={2}
      role={jobPosition}
      organisation={companyName}
    />
  );
}
