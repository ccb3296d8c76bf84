import { defineFeature, useOutcome } from '@portal/kit';
import { defineProfile } from '@portal/kit/access';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createMounts } from './create-mounts.tsx';
import { sharePortal } from './shared-portal.ts';

afterEach(() => document.body.replaceChildren());

function Joining() {
  const emit = useOutcome<{ joined: { communityId: string } }>();
  return <button onClick={() => emit('joined', { communityId: 'c-1' })}>Join</button>;
}

const feature = defineFeature({
  id: 'clubs',
  mount: () => '/clubs',
  routes: { all: { path: '/', title: 'Clubs', access: 'public', load: async () => ({ default: Joining }) } },
});
const profile = defineProfile({
  name: 'lab',
  fullName: 'Lab',
  website: 'https://lab.example',
  brandColor: '#004C58',
});
const parts = { profile, theme: 'neutral', features: [feature] };
const portalUrl = 'https://portal.example/';

test('what happens in an element is an event that its page hears', async () => {
  const element = document.body.appendChild(document.createElement('portal-clubs'));
  const container = element.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const heard = vi.fn();
  document.addEventListener('portal-joined', heard, { once: true });
  const places = createMounts(parts, portalUrl);
  const place = places.mountPage({ element, container, page: 'clubs.all', onShown: () => undefined });
  await expect.poll(() => container.querySelector('button')).not.toBeNull();
  await act(async () => container.querySelector('button')!.click());
  expect(heard).toHaveBeenCalledOnce();
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: { communityId: 'c-1' }, target: element });
  act(() => place.close());
});

test('what has no element is linked to where the portal has it', () => {
  const addresses = { 'clubs.all': '/clubs', 'members.one': '/members/:id' };
  expect(sharePortal({ ...parts, addresses }, portalUrl, null).destinations).toEqual({
    'clubs.all': 'https://portal.example/clubs',
    'members.one': 'https://portal.example/members/:id',
  });
});
