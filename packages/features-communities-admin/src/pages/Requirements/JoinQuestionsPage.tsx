import type { PageProps } from '@portal/kit';
import { CommunityAdmin } from '../Frame/CommunityAdmin.tsx';
import { LiveQuestions } from './LiveQuestions.tsx';

export { firstReads } from '../Frame/use-admin-community.ts';

/** What a community asks of those who want to join. */
export function JoinQuestionsPage({ params }: PageProps<'id'>) {
  return (
    <CommunityAdmin id={params.id} page="membershipRequirements">
      {(admin) => <LiveQuestions key={params.id} {...admin} />}
    </CommunityAdmin>
  );
}
