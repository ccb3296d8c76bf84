import { calls, useEndpoint } from '@portal/api';
import { testPortal } from '@portal/kit/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleCommunity } from '@portal/stories/samples/communities';
import { LikeToggle } from './LikeToggle.tsx';

afterEach(() => void vi.restoreAllMocks());

const community = sampleCommunity({ name: 'Acute care', isLiked: false, likesCount: 7 });

function TwoPlaces() {
  const { data } = useEndpoint(calls.communities.byAlias, { query: { alias: community.alias } });
  if (data === undefined) return null;
  return ['card', 'page'].map((place) => <LikeToggle key={place} community={data.community} />);
}

test('a like counts wherever the community is shown, and taken back no more [COM-090] [COM-091]', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ community, role: null, permissions: [] }),
  );
  const { wrapper } = testPortal();
  render(<TwoPlaces />, { wrapper });
  const shown = () => screen.getAllByRole('button').map((button) => button.ariaLabel);
  const [on, off] = ['Take your like of Acute care back, 8', 'Like Acute care, 7'];
  await waitFor(() => expect(shown()).toEqual([off, off]));
  fireEvent.click(screen.getAllByRole('button')[0]!);
  await waitFor(() => expect(shown()).toEqual([on, on]));
  fireEvent.click(screen.getAllByRole('button')[0]!);
  await waitFor(() => expect(shown()).toEqual([off, off]));
});
