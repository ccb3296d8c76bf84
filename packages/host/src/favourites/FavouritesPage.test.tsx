import { defineFeature, PortalProvider, memorySession, ViewerProvider, type Viewer } from '@portal/kit';
import { loginOf, testMember } from '@portal/kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CompositionProvider } from '../composition-context.ts';
import { composeSignedIn } from '../signed-in-composition.ts';
import { SignedInProvider } from '../signed-in-composition-context.ts';
import { exampleFeatures } from '../contributions/testing/example-features.tsx';
import { portalOf } from '../contributions/testing/portal-of.ts';
import { HistoryProvider } from '../navigation/history-context.ts';
import { fixedHistory } from '../navigation/portal-history.ts';
import { favouritesPageOf } from './FavouritesPage.tsx';

afterEach(cleanup);

const titles = { favourites: 'My Favourites', search: 'Search', drafts: 'Drafts', settings: 'Settings' };

/** The page, and where it leads on to. */
function open(section: string | undefined, viewer: Viewer = testMember(), features = exampleFeatures) {
  const portal = portalOf(features);
  const navigate = vi.fn();
  const Page = favouritesPageOf(section);
  render(
    <CompositionProvider value={portal}>
      <HistoryProvider value={{ ...fixedHistory('/favourites'), navigate }}>
        <PortalProvider apiUrl="" session={memorySession(loginOf('mia'))} profile={portal.profile}>
          <ViewerProvider value={viewer}>
            <SignedInProvider value={composeSignedIn(portal, titles)}>
              <Page />
            </SignedInProvider>
          </ViewerProvider>
        </PortalProvider>
      </HistoryProvider>
    </CompositionProvider>,
  );
  return navigate;
}

test('the bare address leads to the first section that is open; what is not open is no entry [DIR-102]', async () => {
  expect(open(undefined)).toHaveBeenCalledWith('/favourites/events', { replace: true });
  open('communities');
  await screen.findByRole('heading', { name: '2 communities' });
  const entries = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(entries).toEqual([
    ['Events', '/favourites/events'],
    ['Communities', '/favourites/communities'],
    ['Back to Communities', '/communities'],
  ]);
});

const kinds = [
  ['resources', 'Resources'],
  ['news', 'News'],
  ['meetings', 'Meetings'],
  ['events', 'Events'],
  ['posts', 'Community posts'],
  ['communities', 'Communities'],
] as const;

/** Every kind of thing there is to keep, each of a feature of its own, the last first. */
const allFeatures = kinds
  .map(([id, title], index) =>
    defineFeature({
      id,
      mount: () => `/${id}`,
      routes: {},
      contributes: {
        favourites: [
          { id, title, icon: () => null, order: 10 * (index + 1), load: async () => ({ default: () => title }) },
        ],
      },
    }),
  )
  .toReversed();

test('a portal with every kind leads to Resources, and each kind has its page, in one order [COM-253] [COM-254] [COM-255]', async () => {
  expect(open(undefined, testMember(), allFeatures)).toHaveBeenCalledWith('/favourites/resources', { replace: true });
  open('resources', testMember(), allFeatures);
  const entries = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(entries).toEqual([
    ...kinds.map(([id, title]) => [title, `/favourites/${id}`]),
    ['Back to the home page', '/'],
  ]);
});

test('whoever may see more finds it in its order', () => {
  expect(open(undefined, testMember({ permissions: ['drafts'] }))).toHaveBeenCalledWith('/favourites/drafts', {
    replace: true,
  });
});

test('where nothing is open it leads home', () => {
  expect(open(undefined, testMember(), [])).toHaveBeenCalledWith('/', { replace: true });
});
