import { calls, firstRead } from '@portal/api';
import { type PageProps, useViewer } from '@portal/kit';
import { PrivacyScreen } from './PrivacyScreen.tsx';
import { firstViewer, useProfileAs } from './use-profile-as.ts';
import { usePrivacy } from './use-privacy.ts';

export function firstReads() {
  return [firstRead(calls.account.privacy, {}), firstRead(calls.account.profileAs, { query: { as: firstViewer } })];
}

/** Who may see what of me, and how I look to them. */
export function PrivacyPage(_props: PageProps) {
  const { view, save } = usePrivacy();
  return <PrivacyScreen view={view} onSave={save} shown={useProfileAs()} personId={useViewer()?.id ?? ''} />;
}
