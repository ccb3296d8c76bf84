import { mockStream } from '@portal/demo/mock';
import { liveMock } from '@portal/stories';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const member = 'p-001';
const handTherapy = 'c-01';

interface Membership {
  /** A moderator puts the member out, who is told so as the server tells it. */
  end(): Promise<void>;
  /** After the story. */
  leave(): void;
}

/** The demo world, in which the member is put out of hand therapy while they look at it. */
export function membershipThatEnds({ msw }: Pick<StoryContext, 'msw'>, { isHidden = false } = {}): Membership {
  const { state, handlers } = liveMock();
  const stream = mockStream();
  if (isHidden) state.communities.change(handTherapy, { isPublic: false, isVisible: false });
  msw.use(stream.handler, ...handlers);
  // Tabs of one person share a stream: that of another story would be told nothing.
  const { BroadcastChannel } = globalThis;
  Reflect.set(globalThis, 'BroadcastChannel', undefined);
  return {
    async end() {
      await waitFor(() => expect(stream.isConnected()).toBe(true));
      const others = [...(state.memberships.get(handTherapy) ?? [])].filter(([personId]) => personId !== member);
      state.memberships.set(handTherapy, new Map(others));
      stream.send('access', { communityIds: [handTherapy] });
    },
    leave: () => void Reflect.set(globalThis, 'BroadcastChannel', BroadcastChannel),
  };
}
