import { defineFeature, type SearchSectionProps } from '@portal/kit';
import { Text } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CompositionProvider } from '../composition-context.ts';
import { portalOf } from '../contributions/testing/portal-of.ts';
import { SearchPage } from './SearchPage.tsx';

const found = (what: string) => async () => ({
  default: ({ text }: SearchSectionProps) => <Text>{`${what} with ${text}`}</Text>,
});

const features = [
  defineFeature({
    id: 'events',
    module: 'events',
    mount: () => '/events',
    routes: {},
    contributes: { search: [{ id: 'events', title: 'Events', order: 30, load: found('2 events') }] },
  }),
  defineFeature({
    id: 'news',
    module: 'communities',
    mount: () => '/news',
    routes: {},
    contributes: {
      search: [
        { id: 'news', title: 'News', order: 10, load: found('1 item') },
        { id: 'broken', title: 'Resources', order: 20, load: () => Promise.reject(new Error('No connection')) },
        { id: 'drafts', title: 'Drafts', order: 40, permission: 'drafts', load: found('Nothing') },
      ],
    },
  }),
];

const meta = {
  title: 'Shell/Search',
  component: SearchPage,
  args: { params: {}, search: { keyword: 'stroke' }, onSearchChange: fn() },
  decorators: [
    (Story) => (
      <CompositionProvider value={portalOf(features)}>
        <Story />
      </CompositionProvider>
    ),
  ],
} satisfies Meta<typeof SearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every section that is open, in its order, is given what is searched for; one that cannot be loaded says so in its place. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('1 item with stroke')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('2 events with stroke')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Resources could not be loaded')).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Results for "stroke"');
    const titles = canvas.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent);
    await expect(titles).toEqual(['News', 'Resources', 'Events']);
  },
};

/** What is typed goes into the address. */
export const NothingAsked: Story = {
  args: { search: {} },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('What are you looking for?')).toBeVisible());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the portal' }), 'hand');
    await waitFor(() => expect(args.onSearchChange).toHaveBeenCalledWith({ keyword: 'hand' }, expect.anything()));
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
