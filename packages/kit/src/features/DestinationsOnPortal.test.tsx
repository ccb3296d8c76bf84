import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testPortal } from '../testing/TestPortal.tsx';
import { testProfile } from '../testing/test-profile.ts';
import { usePortal } from '../provider/portal-context.ts';
import type { PortalProviderProps } from '../provider/PortalProvider.tsx';
import { defineFeature } from './define-feature.ts';
import { destination, destinationsOf } from './destinations.ts';
import { DestinationsOnPortal } from './DestinationsOnPortal.tsx';
import { useDestinations } from './use-destinations.ts';
import { useBackHref } from './back-href.ts';

const paths = { all: '/', post: '/:alias/posts/:id' } as const;
const places = { ...destinationsOf('clubs', paths), profile: destination<{ id: string }>('directory.profile') };

function linksOn(website: Partial<PortalProviderProps>) {
  const { wrapper: Portal } = testPortal({ apiUrl: 'https://portal.example.org', ...website });
  const pages = [{ id: 'clubs', mount: () => '/clubs', paths }];
  return renderHook(() => ({ to: useDestinations(places), portal: usePortal(), back: useBackHref('/clubs') }), {
    wrapper: ({ children }) => (
      <Portal>
        <DestinationsOnPortal pages={pages}>{children}</DestinationsOnPortal>
      </Portal>
    ),
  }).result.current;
}

const post = { alias: 'chess', id: 'p 1' };

test('links of a widget lead to the portal where the website names no places', () => {
  const { to } = linksOn({});
  expect(to.post(post)).toBe('https://portal.example.org/clubs/chess/posts/p%201');
  expect(to.all()).toBe('https://portal.example.org/clubs');
  expect(to.profile({ id: 'mia' })).toBeUndefined();
});

const directory = defineFeature({
  id: 'directory',
  mount: () => '/members',
  routes: { profile: { path: '/:id', title: 'Profile', load: async () => ({ default: () => null }) } },
});

test('a website that names other features has links to their pages on the portal too', () => {
  const navigation = { link: () => null, navigate: vi.fn(), back: vi.fn() };
  const { to, portal } = linksOn({ features: [directory], navigation });
  expect([to.profile({ id: 'mia' }), to.all()]).toEqual([
    'https://portal.example.org/members/mia',
    'https://portal.example.org/clubs',
  ]);
  portal.navigation.navigate('https://portal.example.org/members/mia');
  expect(navigation.navigate).not.toHaveBeenCalled();
});

test('an organisation may say where its portal is', () => {
  const profile = { ...testProfile(), portalUrl: 'https://members.example.org/' };
  expect(linksOn({ profile }).to.post(post)).toBe('https://members.example.org/clubs/chess/posts/p%201');
});

test('a website that names its own places has no others', () => {
  const { to } = linksOn({ destinations: { 'clubs.all': '/our-clubs' } });
  expect([to.all(), to.post(post)]).toEqual(['/our-clubs', undefined]);
});

test('a widget leads back only where the website has a page for that', () => {
  expect([linksOn({}).back, linksOn({ destinations: { 'clubs.all': '/our-clubs' } }).back]).toEqual([
    undefined,
    '/clubs',
  ]);
});

test('nothing but a pressed link takes a visitor to the portal', () => {
  const navigation = { link: () => null, navigate: vi.fn(), back: vi.fn() };
  linksOn({ navigation }).portal.navigation.navigate('https://portal.example.org/clubs');
  expect(navigation.navigate).not.toHaveBeenCalled();
  linksOn({ navigation, destinations: { 'clubs.all': '/our-clubs' } }).portal.navigation.navigate('/our-clubs');
  expect(navigation.navigate).toHaveBeenCalledOnce();
});

test('what is no page of the feature, such as a checkout, is gone to', () => {
  const navigation = { link: () => null, navigate: vi.fn(), back: vi.fn() };
  linksOn({ navigation }).portal.navigation.navigate('https://portal.example.org/api/checkout/1');
  expect(navigation.navigate).toHaveBeenCalledExactlyOnceWith('https://portal.example.org/api/checkout/1', undefined);
});
