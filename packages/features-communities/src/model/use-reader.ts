import { useViewer } from '@portal/kit';
import { reader, type Reader } from './post-permissions.ts';

/** The signed-in person, with what they may do everywhere and in the community at hand. */
export function useReader(inCommunity: readonly string[]): Reader {
  const viewer = useViewer();
  return reader(viewer?.id ?? null, viewer?.permissions ?? [], inCommunity);
}
