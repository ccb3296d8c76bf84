import type { Member } from '@portal/api';
import { useMessages, ViewSwitch, type Problem, type View } from '@portal/kit';
import {
  EmptyState,
  ForbiddenNotice,
  Grid,
  Illustration,
  PanelSwitch,
  ProblemPanel,
  SearchField,
  Section,
  SkeletonPerson,
  SkeletonRegion,
  Stack,
  VirtualGrid,
} from '@portal/ui';
import { MemberLine } from '../../components/MemberLine/MemberLine.tsx';
import { messages } from '../../messages.ts';
import * as css from './MembersPanel.css.ts';

export interface MembersPanelProps {
  keyMembers: View<readonly Member[]>;
  view: View<{ items: readonly Member[]; total: number }>;
  /** What is typed, and what the list is limited to already. */
  keyword: string;
  applied: string;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Why the next page did not come. */
  moreProblem?: Problem | null;
  onKeywordChange: (keyword: string) => void;
  onEndReached: () => void;
}

/** Key members, then everyone, searchable. */
export function MembersPanel(props: MembersPanelProps) {
  const t = useMessages(messages);
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
      <Section
        title={t('allMembers')}
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
      >
        <MemberRows {...props} />
      </Section>
    </Stack>
  );
}

function MemberRows(props: MembersPanelProps) {
  const t = useMessages(messages);
  const skeleton = (
    <SkeletonRegion>
      <MembersSkeleton count={6} />
    </SkeletonRegion>
  );
  return (
    <ViewSwitch
      view={props.view}
      loading={() => skeleton}
      empty={() => (
        <EmptyState
          scope="panel"
          illustration={<Illustration name="people" />}
          title={props.applied === '' ? t('noMembers') : t('noMembersFound', { keyword: props.applied })}
        />
      )}
      failed={(problem, retry) => (
        <ProblemPanel scope="panel" title={t('membersFailed')} detail={problem.message} onRetry={retry} />
      )}
      forbidden={() => <ForbiddenNotice title={t('privateLine')} />}
      ready={({ items, total }) => (
        <VirtualGrid
          label={t('allMembers')}
          items={items}
          total={total}
          itemKey={memberKey}
          renderItem={renderMember}
          minColumn="lg"
          estimateRowSize={56}
          gap={20}
          hasMore={props.hasMore}
          isLoadingMore={props.isLoadingMore}
          loadMoreError={props.moreProblem ? t('moreMembersFailed') : null}
          loadingMore={skeleton}
          onEndReached={props.onEndReached}
        />
      )}
    />
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
