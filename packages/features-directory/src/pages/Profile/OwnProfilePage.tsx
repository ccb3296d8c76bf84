import { calls, firstRead, useEndpoint } from '@portal/api';
import { type PageProps, useViewer } from '@portal/kit';
import { OwnProfileScreen } from './OwnProfileScreen.tsx';

export function firstReads() {
  return [firstRead(calls.directory.profile, {})];
}

/** One’s own profile, with what others do not see of it. */
export function OwnProfilePage(_props: PageProps) {
  const { view } = useEndpoint(calls.directory.profile);
  return <OwnProfileScreen personId={useViewer()?.id ?? ''} view={view} />;
}
