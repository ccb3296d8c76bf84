import { calls, type OpenAppeal, useAction, useEndpoint } from '@portal/api';
import { mapView, type PageProps, type Problem, useMessages } from '@portal/kit';
import { useState } from 'react';
import { communitiesAdminMessages } from '../../../messages.ts';
import { CommunityAdmin } from '../../Frame/CommunityAdmin.tsx';
import type { AdminCommunity } from '../../Frame/use-admin-community.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { AppealsScreen } from './AppealsScreen.tsx';
import { titleOfAppeal } from './title-of-appeal.ts';

export { firstReads } from '../../Frame/use-admin-community.ts';

/** Appeals against what was decided in a community. */
export function AppealsPage({ params }: PageProps<'id'>) {
  return (
    <CommunityAdmin id={params.id} page="appeals">
      {(admin) => <LiveAppeals key={params.id} admin={admin} />}
    </CommunityAdmin>
  );
}

const invalidates = [calls.moderation.appeals, calls.moderation.log, calls.moderation.posts, calls.posts.byId];

function LiveAppeals({ admin: { community } }: { admin: AdminCommunity }) {
  const t = useMessages(communitiesAdminMessages);
  const { id } = community;
  const { view } = useEndpoint(
    calls.moderation.appeals,
    { params: { id } },
    { isEmpty: ({ appeals }) => appeals.length === 0 },
  );
  const [pending, setPending] = useState<{ appeal: OpenAppeal; outcome: 'upheld' | 'reversed' } | null>(null);
  const { run } = useAction(calls.moderation.decideAppeal, {
    invalidates,
    success: t('appealAnswered'),
    failure: (problem: Problem) => ({ text: t('appealNotAnswered'), description: problem.message }),
  });
  return (
    <>
      <AppealsScreen
        community={community}
        view={mapView(view, ({ appeals }) => appeals)}
        onAnswer={(appeal, outcome) => setPending({ appeal, outcome })}
      />
      {pending !== null && (
        <AnswerDialog
          outcome={pending.outcome}
          title={titleOfAppeal(pending.appeal, t('somebody'))}
          onAnswer={(answer) =>
            run({ params: { id, appealId: pending.appeal.id }, body: { outcome: pending.outcome, answer } })
          }
          onClose={() => setPending(null)}
        />
      )}
    </>
  );
}
