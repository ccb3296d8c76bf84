import { calls } from '@portal/api';
import { createMock, failing, handlersOf, replying } from '@portal/demo/mock';
import { defineFeature, type Feature } from '@portal/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CompositionProvider } from '../composition-context.ts';
import { exampleFeatures, sectionOf } from '../contributions/testing/example-features.tsx';
import { portalOf } from '../contributions/testing/portal-of.ts';
import { HomeGreeting } from './HomeGreeting.tsx';

interface HomeArgs {
  firstName: string;
  features: readonly Feature[];
}

function Home({ firstName, features }: HomeArgs) {
  return (
    <CompositionProvider value={portalOf(features)}>
      <HomeGreeting firstName={firstName} />
    </CompositionProvider>
  );
}

const bringing = (load: () => Promise<never>) =>
  defineFeature({
    id: 'events',
    module: 'events',
    mount: () => '/events',
    routes: {},
    contributes: { home: [{ id: 'upcoming', title: 'Upcoming events', order: 15, load }] },
  });

const meta = {
  title: 'Shell/Home',
  component: Home,
  args: { firstName: 'Mia', features: exampleFeatures },
  beforeEach: ({ msw }) => msw.use(replying(calls.home.order, { sections: [] })),
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What features contribute, in its order, and the way to one's favourites. */
export const Ready: Story = {
  parameters: { behaviours: ['HOM-043', 'HOM-044'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Good afternoon, Mia'));
    await expect(canvas.getByRole('link', { name: 'My Favourites' })).toHaveAttribute('href', '/favourites');
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
        'Favourites',
        'Upcoming events',
      ]),
    );
  },
};

/** In the order of one's own, which is kept. */
export const Arranged: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersOf(createMock({ as: 'mia.nguyen@example.org' }))),
  play: async ({ canvas }) => {
    const titles = () => canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await waitFor(() => expect(titles()).toEqual(['Favourites', 'Upcoming events']));
    const arrange = canvas.getByRole('button', { name: 'Arrange this page' });
    await waitFor(() => expect(arrange).toBeEnabled());
    await userEvent.click(arrange);
    const box = within(await screen.findByRole('dialog', { name: 'Arrange this page' }));
    await userEvent.click(box.getByRole('button', { name: 'Move Upcoming events up' }));
    await userEvent.click(box.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(titles()).toEqual(['Upcoming events', 'Favourites']));
  },
};

/** An order that could not be read is asked for again, and nothing is put over it. */
export const OrderCannotBeLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.home.order, { code: 'conflict', message: 'The database rests.' })),
  play: async ({ canvas }) => {
    const arrange = await canvas.findByRole('button', { name: 'Arrange this page' });
    await waitFor(() => expect(arrange).toBeEnabled());
    await userEvent.click(arrange);
    await waitFor(() => expect(screen.getByText('Arranging could not be opened. Try again.')).toBeVisible());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Favourites' })).toBeVisible();
  },
};

/** A section of the panel stands beside the others, and is read after them. */
export const Beside: Story = {
  args: {
    features: [
      ...exampleFeatures,
      defineFeature({
        id: 'ownMembership',
        module: 'settings',
        mount: () => '/settings',
        routes: {},
        contributes: {
          home: [{ id: 'profile', title: 'Your profile', order: 5, column: 'side', load: sectionOf('Your profile') }],
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
        'Favourites',
        'Upcoming events',
        'Your profile',
      ]),
    );
    const [first, , beside] = canvas.getAllByRole('region').map((region) => region.getBoundingClientRect());
    await expect(beside?.left).toBeGreaterThanOrEqual(first?.right ?? Infinity);
    await expect(beside?.top).toBe(first?.top);
  },
};

/** A section's code is on its way: it has its title already. */
export const SectionLoads: Story = {
  args: { features: [...exampleFeatures.slice(1), bringing(() => new Promise(() => undefined))] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Upcoming events' })).toBeVisible());
    await expect(canvas.getByText('Loading Upcoming events')).toBeInTheDocument();
  },
};

/** A section whose code cannot be loaded says so in its place, and leaves the others alone. */
export const SectionFails: Story = {
  args: { features: [...exampleFeatures.slice(1), bringing(() => Promise.reject(new Error('No connection')))] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Upcoming events could not be loaded')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Favourites' })).toBeVisible();
  },
};

/** Nothing is open to whoever looks. */
export const NothingOpen: Story = {
  args: { features: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Nothing is open to your account yet/)).toBeVisible());
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
