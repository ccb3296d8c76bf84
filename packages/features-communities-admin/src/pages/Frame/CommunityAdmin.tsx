import type { CommunityAdminPage } from '@portal/rules';
import type { ReactNode } from 'react';
import { CommunityAdminFrame } from './CommunityAdminFrame.tsx';
import { type AdminCommunity, useAdminCommunity } from './use-admin-community.ts';

export interface CommunityAdminProps {
  id: string;
  page: CommunityAdminPage;
  children: (admin: AdminCommunity) => ReactNode;
}

/** What every page of a community's admin area stands in. */
export function CommunityAdmin({ id, page, children }: CommunityAdminProps) {
  return (
    <CommunityAdminFrame page={page} {...useAdminCommunity(id)}>
      {children}
    </CommunityAdminFrame>
  );
}
