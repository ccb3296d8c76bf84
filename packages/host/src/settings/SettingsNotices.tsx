import { decideAccess, usePortal, useViewer } from '@portal/kit';
import { ShellPart } from '../shell/ShellPart.tsx';
import { useSignedInComposition } from '../signed-in-composition-context.ts';

/** What features say above each page of the settings, to whoever looks after their own account. */
export function SettingsNotices() {
  const { profile } = usePortal();
  const viewer = useViewer();
  const { notices } = useSignedInComposition();
  if (viewer?.impersonator) return null;
  return notices
    .filter((notice) => notice.concerns === 'atSettings' && decideAccess(profile, notice, viewer).isAllowed)
    .map((notice) => <ShellPart key={notice.feature} part={notice} given={{}} isNotice />);
}
