import type { PageProps } from '@portal/kit';
import { CommunityAdmin } from '../Frame/CommunityAdmin.tsx';
import { AboutAdmin } from './AboutAdmin.tsx';
import { LiveWhoAreWe } from './LiveWhoAreWe.tsx';

export { firstReads } from '../Frame/use-admin-community.ts';

/** What a community says of itself, and what it is at a glance. */
export function AboutAdminPage({ params }: PageProps<'id'>) {
  return (
    <CommunityAdmin id={params.id} page="about">
      {(admin) => <AboutAdmin {...admin} text={<LiveWhoAreWe key={params.id} {...admin} />} />}
    </CommunityAdmin>
  );
}
