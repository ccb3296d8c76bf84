import { calls, useEndpoint } from '@portal/api';
import { type PageProps, useDestinations, useViewer } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { useReplacement } from '../../model/use-replacement.ts';
import { MemberProfileScreen } from './MemberProfileScreen.tsx';

/** Another member, as far as they show themself; whoever asks for themself is led to their own page. */
export function MemberProfilePage({ params: { id } }: PageProps<'id'>) {
  const own = useDestinations(destinations).own();
  const isOneself = useViewer()?.id === id;
  useReplacement(isOneself ? own : undefined);
  const { view } = useEndpoint(calls.directory.member, { params: { id } }, { enabled: !isOneself });
  return <MemberProfileScreen personId={id} view={view} />;
}
