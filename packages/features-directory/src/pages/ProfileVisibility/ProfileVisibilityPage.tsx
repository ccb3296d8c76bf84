import { calls, firstRead } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { ProfileVisibilityScreen } from './ProfileVisibilityScreen.tsx';
import { useVisibility } from './use-visibility.ts';

export function firstReads() {
  return [firstRead(calls.directory.visibility, {})];
}

/** What the directory tells of me. */
export function ProfileVisibilityPage(_props: PageProps) {
  return <ProfileVisibilityScreen {...useVisibility()} />;
}
