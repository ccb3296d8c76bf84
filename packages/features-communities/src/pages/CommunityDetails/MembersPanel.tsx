import type { Member } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import {
  EmptyState,
  ForbiddenNotice,
  Grid,
  Illustration,
  type ListMore,
  ListSection,
  PanelSwitch,
  SearchField,
  SkeletonPerson,
  Stack,
  VirtualGrid,
} from '@portal/ui';
import { MemberLine } from '../../components/MemberLine/MemberLine.tsx';
import { communitiesMessages } from '../../messages.ts';
import * as css from './MembersPanel.css.ts';

export interface MembersPanelProps {
  keyMembers: View<readonly Member[]>;
  view: View<{ items: readonly Member[]; total: number }>;
  /** What is typed, and what the list is limited to already. */
  keyword: string;
  applied: string;
  more: ListMore;
  onKeywordChange: (keyword: string) => void;
}

/** Key members, then everyone, searchable. */
export function MembersPanel(props: MembersPanelProps) {
  const t = useMessages(communitiesMessages);
  return (
    <Stack gap={10}>
      <PanelSwitch
        title={t('keyMembers')}
        description={t('keyMembersHint')}
        view={props.keyMembers}
        skeleton={<MembersSkeleton count={2} />}
        failedTitle={t('keyMembersFailed')}
        forbidden={null}
      >
        {(members) => (
          <Grid as="ul" minColumn="lg" gap={5}>
            {members.map((member) => (
              <li key={member.userId}>
                <MemberLine member={member} />
              </li>
            ))}
          </Grid>
        )}
      </PanelSwitch>
      <ListSection
        title={t('allMembers')}
        label={t('allMembers')}
        actions={
          <div className={css.search}>
            <SearchField
              label={t('searchMembers')}
              placeholder={t('searchMembers')}
              value={props.keyword}
              onChange={props.onKeywordChange}
            />
          </div>
        }
        view={props.view}
        more={props.more}
        skeleton={<MembersSkeleton count={6} />}
        failedTitle={t('membersFailed')}
        moreFailedText={t('moreMembersFailed')}
        forbidden={<ForbiddenNotice title={t('privateLine')} />}
        empty={
          <EmptyState
            scope="panel"
            illustration={<Illustration name="people" />}
            title={props.applied === '' ? t('noMembers') : t('noMembersFound', { keyword: props.applied })}
          />
        }
      >
        {(list) => (
          <VirtualGrid
            {...list}
            itemKey={memberKey}
            renderItem={renderMember}
            minColumn="lg"
            estimateRowSize={56}
            gap={20}
          />
        )}
      </ListSection>
    </Stack>
  );
}

function MembersSkeleton({ count }: { count: number }) {
  return (
    <Stack gap={4}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonPerson key={index} />
      ))}
    </Stack>
  );
}

function memberKey(member: Member) {
  return member.userId;
}

function renderMember(member: Member) {
  return <MemberLine member={member} />;
}
