import type { PageProps } from '@portal/kit';
import { CommunityAdmin } from '../Frame/CommunityAdmin.tsx';
import { LiveAgreement } from './LiveAgreement.tsx';
import { RequirementsFrame } from './RequirementsFrame.tsx';

export { firstReads } from '../Frame/use-admin-community.ts';

/** The terms that whoever joins a community accepts. */
export function RequirementsPage({ params }: PageProps<'id'>) {
  return (
    <CommunityAdmin id={params.id} page="membershipRequirements">
      {(admin) => (
        <RequirementsFrame community={admin.community} tab="terms">
          <LiveAgreement key={params.id} {...admin} />
        </RequirementsFrame>
      )}
    </CommunityAdmin>
  );
}
