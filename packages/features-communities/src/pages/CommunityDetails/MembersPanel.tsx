import type { Member } from '@portal/api';
import type { PageProps, Problem, View } from '@portal/kit';
import { useMessages, ViewSwitch } from '@portal/kit';
import {
  EmptyState,
  ForbiddenNotice,
  Grid,
  Illustration,
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
import { useKeyMembers, useMembers } from './use-members.ts';

interface MembersPanelProps {
  communityId: string;
  search: PageProps['search'];
  onSearchChange: PageProps['onSearchChange'];
}

/** Key members, then everyone, searchable. */
export function MembersPanel(props: MembersPanelProps) {
  const keyMembers = useKeyMembers(props.communityId);
  const members = useMembers(props.communityId, props.search, props.onSearchChange);
  return (
    <Members
      keyMembers={keyMembers}
      view={members.view}
      keyword={members.keyword}
      applied={members.applied}
      hasMore={members.hasMore}
      isLoadingMore={members.isLoadingMore}
      moreProblem={members.moreProblem}
      onKeywordChange={members.setKeyword}
      onEndReached={members.loadMore}
    />
  );
}

export interface MembersProps {
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

export function Members(props: MembersProps) {
  const t = useMessages(messages);
  return (
    <Stack gap={10}>
      {props.keyMembers.state === 'ready' && (
        <Section title={t('keyMembers')} description={t('keyMembersHint')}>
          <Grid as="ul" minColumn="lg" gap={5}>
            {props.keyMembers.data.map((member) => (
              <li key={member.userId}>
                <MemberLine member={member} />
              </li>
            ))}
          </Grid>
        </Section>
      )}
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

function MemberRows(props: MembersProps) {
  const t = useMessages(messages);
  const skeleton = (
    <SkeletonRegion>
      <Stack gap={4}>
        {Array.from({ length: 6 }, (_, index) => (
          <SkeletonPerson key={index} />
        ))}
      </Stack>
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

function memberKey(member: Member) {
  return member.userId;
}

function renderMember(member: Member) {
  return <MemberLine member={member} />;
}
