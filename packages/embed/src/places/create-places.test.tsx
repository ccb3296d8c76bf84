import { defineFeature, useOutcome } from '@portal/kit';
import { defineProfile } from '@portal/kit/access';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createPlaces } from './create-places.tsx';

afterEach(() => document.body.replaceChildren());

function Joining() {
  const tell = useOutcome<{ joined: { communityId: string } }>();
  return <button onClick={() => tell('joined', { communityId: 'c-1' })}>Join</button>;
}

test('what happens in an element is an event that its page hears', async () => {
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
  const element = document.body.appendChild(document.createElement('portal-clubs'));
  const container = element.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const heard = vi.fn();
  document.addEventListener('portal-joined', heard, { once: true });
  const places = createPlaces({ profile, theme: 'neutral', features: [feature] }, 'https://portal.example/');
  const place = places.openPlace({ element, container, page: 'clubs.all', onShown: () => undefined });
  await expect.poll(() => container.querySelector('button')).not.toBeNull();
  await act(async () => container.querySelector('button')!.click());
  expect(heard).toHaveBeenCalledOnce();
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: { communityId: 'c-1' }, target: element });
  act(() => place.close());
});
