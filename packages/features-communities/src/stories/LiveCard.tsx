import { calls, useEndpoint } from '@portal/api';
import { Box } from '@portal/ui';
import { LiveCommunityCard } from '../components/CommunityCard/LiveCommunityCard.tsx';

/** The card of one community over the real calls. */
export function LiveCard(props: { alias: string }) {
  const { data } = useEndpoint(calls.communities.byAlias, { query: { alias: props.alias } });
  return <Box padding={6}>{data && <LiveCommunityCard community={data.community} />}</Box>;
}
