import { usePortal } from '@portal/kit';
import { IdentityPanel } from './IdentityPanel.tsx';
import { useIdentity } from './use-identity.ts';

/** Where the organisation has an identity provider: whether that opens the account, as the server has it. */
export function LiveIdentity() {
  const { profile } = usePortal();
  return profile.identityProvider === undefined ? null : <OwnIdentity label={profile.identityProvider.label} />;
}

function OwnIdentity({ label }: { label: string }) {
  return <IdentityPanel {...useIdentity()} label={label} />;
}
