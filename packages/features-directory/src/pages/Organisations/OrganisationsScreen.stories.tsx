import type { OrganisationFound } from '@portal/api';
import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PlacesMap } from '../../components/Directory/PlacesMap.tsx';
import { samplePicture } from '../../stories/sample-picture.ts';
import { storyMapPlaces, storyTiles } from '../../stories/story-map.ts';
import { storyDestinations } from '../../stories/story-destinations.ts';
import { noOrganisationFilters } from './organisation-filters.ts';
import { OrganisationsScreen } from './OrganisationsScreen.tsx';

const one: OrganisationFound = {
  ...{ id: 'river', name: 'Rivergum Hand Therapy', imageUrl: null, location: 'Marrickville NSW', kilometres: null },
};
const shown = [
  one,
  { ...one, id: 'nowhere', name: 'Everyday Therapy Co.', location: '' },
  { ...one, id: 'long', name: 'Stringybark Multipurpose Health Service and Community Rehabilitation' },
];

const meta = {
  title: 'Directory/Organisations/Screen',
  component: OrganisationsScreen,
  args: {
    view: ready({ items: shown, total: 3 }),
    filters: noOrganisationFilters,
    isUpdating: false,
    hasDistances: true,
    isUnknown: false,
    onTyped: fn(),
    onChoose: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof OrganisationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('No data')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
  },
};

export const NothingFound: Story = {
  args: { view: empty, filters: { ...noOrganisationFilters, keyword: 'nowhere' } },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('The organisation directory could not be loaded')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** Each leads to its page. */
export const Ready: Story = {
  parameters: { destinations: storyDestinations, behaviours: ['DIR-039', 'DIR-040', 'DIR-042'] },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getAllByText('Marrickville NSW')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Rivergum Hand Therapy' })).toHaveAttribute(
      'href',
      '/organisations/river',
    );
    await expect(canvas.getByText('3 organisations')).toBeVisible();
  },
};

/** Where there are no pages of organisations, as on another website, the cards are text. */
export const WithoutPages: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Rivergum Hand Therapy')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const WithPicture: Story = {
  args: { view: ready({ items: [{ ...one, imageUrl: samplePicture }], total: 1 }) },
  parameters: { behaviours: ['DIR-041'] },
  async play({ canvas }) {
    const picture = canvas.getByRole('article').querySelector('img');
    await expect(picture?.getAttribute('src')).toContain('data:image/svg');
  },
};

export const ManyPages: Story = {
  args: { view: ready({ items: shown, total: 60 }), filters: { ...noOrganisationFilters, page: 3 } },
  parameters: { behaviours: ['DIR-046'] },
  async play({ canvas, args }) {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(pages.getByText('49 - 60 of 60 items')).toBeVisible();
    await userEvent.click(pages.getByRole('button', { name: 'Page 1' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ page: 1 });
  },
};

const nearby = { ...noOrganisationFilters, near: '2204', within: '10', sort: 'near' } as const;

/** How far each is, and how far is looked. */
export const NearAPostCode: Story = {
  args: { filters: nearby, view: ready({ items: shown.map((org, at) => ({ ...org, kilometres: at * 4 })), total: 3 }) },
  async play({ canvas, args }) {
    for (const words of ['0 km away', '4 km away', '8 km away']) await expect(canvas.getByText(words)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Within 10 km of 2204' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ near: '', sort: 'asc' });
    const field = canvas.getByRole('textbox', { name: 'Near postcode' });
    await userEvent.clear(field);
    await userEvent.type(field, '0870{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ near: '0870', sort: 'near' });
  },
};

/** On a phone it stands above the list, so that who is at a place is read below it. */
export const MapOnAPhone: Story = {
  args: {
    map: <PlacesMap of="organisations" view={ready(storyMapPlaces)} tiles={storyTiles} near="" onChoose={fn()} />,
  },
  globals: { width: '360px' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: '7 organisations at 3056' })).toBeVisible();
    const map = canvas.getByRole('region', { name: 'Map' }).getBoundingClientRect();
    const [card] = canvas.getAllByRole('article');
    await expect(card).toBeVisible();
    await expect(card?.getBoundingClientRect().top).toBeGreaterThanOrEqual(map.bottom);
    await expect(map.width).toBeLessThanOrEqual(360);
  },
};

export const UnknownPostCode: Story = {
  args: { filters: { ...nearby, near: '9999' }, view: empty, isUnknown: true },
  async play({ canvas }) {
    const words = 'We do not know where the postcode 9999 is.';
    await expect(canvas.getByRole('status')).toHaveTextContent(words);
    await expect(canvas.getByRole('heading', { name: words })).toBeVisible();
  },
};
