import type { DirectoryMember } from '@portal/api';
import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { Text } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { PlacesMap } from '../../components/Directory/PlacesMap.tsx';
import { samplePicture } from '../../stories/sample-picture.ts';
import { storyMapPlaces, storyTiles } from '../../stories/story-map.ts';
import { storyDestinations } from '../../stories/story-destinations.ts';
import { noMemberFilters } from './member-filters.ts';
import { MembersScreen } from './MembersScreen.tsx';

const one: DirectoryMember = {
  ...{ userId: 'mia', contactId: 'mia', firstName: 'Mia', lastName: 'Nguyen' },
  ...{ jobPosition: 'Hand therapist', companyName: 'Rivergum Hand Therapy', memberImg: null, kilometres: null },
};
const shown: DirectoryMember[] = [
  one,
  { ...one, userId: 'tom', firstName: 'Tom', lastName: 'Papadopoulos', jobPosition: '', companyName: '' },
  {
    ...{ ...one, userId: 'long', firstName: 'Maximiliane-Theodora', lastName: 'von Hohenlohe-Schillingsfürst' },
    jobPosition: 'Occupational therapist for rehabilitation after injuries of the upper limb',
    companyName: 'Stringybark Multipurpose Health Service and Community Rehabilitation',
  },
];

const meta = {
  title: 'Directory/Members/Screen',
  component: MembersScreen,
  args: {
    view: ready({ items: shown, total: 3 }),
    filters: noMemberFilters,
    isUpdating: false,
    locations: ready([
      { value: 'NSW', label: 'New South Wales' },
      { value: 'VIC', label: 'Victoria' },
    ]),
    companies: {
      ...{ found: [], isLoading: false, hasFailed: false, debounceMs: 0, onSearch: fn() },
      labels: { none: 'No company found', failed: 'Companies could not be searched.', retry: 'Try again' },
    },
    company: null,
    expertise: ready([
      { value: 'clinical', label: 'Clinical practice' },
      { value: 'clinical-hand', label: 'Clinical practice: Hand and upper limb' },
    ]),
    hasDistances: true,
    isUnknown: false,
    onTyped: fn(),
    onChoose: fn(),
    onClear: fn(),
  },
  parameters: { destinations: storyDestinations },
} satisfies Meta<typeof MembersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  parameters: { behaviours: ['DIR-038'] },
  async play({ canvas }) {
    await expect(canvas.getByText('No data')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
  },
};

export const NothingFound: Story = {
  args: { view: empty, filters: { ...noMemberFilters, name: 'nobody' } },
  async play({ canvas, args }) {
    await expect(canvas.getByText('No data')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('The member directory could not be loaded')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** Whoever shows no photo has their initials, and leads to their profile like the others. */
export const Ready: Story = {
  parameters: { behaviours: ['DIR-009', 'DIR-010', 'DIR-011', 'DIR-012', 'DIR-014', 'DIR-015'] },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    for (const words of ['Mia Nguyen', 'Hand therapist', 'Rivergum Hand Therapy', 'MN'])
      await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mia Nguyen' })).toHaveAttribute('href', '/profile/mia');
    await expect(canvas.getByText('3 members')).toBeVisible();
    // One page has no pager.
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  },
};

export const WithPhoto: Story = {
  args: { view: ready({ items: [{ ...one, memberImg: samplePicture }], total: 1 }) },
  parameters: { behaviours: ['DIR-013'] },
  async play({ canvas }) {
    const picture = canvas.getByRole('article').querySelector('img');
    await expect(picture?.getAttribute('src')).toContain('data:image/svg');
  },
};

/** As many pages as have a number, of which another is asked for. */
export const ManyPages: Story = {
  args: { view: ready({ items: shown, total: 100_000 }), filters: { ...noMemberFilters, page: 2 } },
  parameters: { behaviours: ['DIR-033'] },
  async play({ canvas, args }) {
    await expect(canvas.getByText('100,000 members')).toBeVisible();
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(pages.getByText('25 - 48 of 1,200 items')).toBeVisible();
    await expect(pages.getByRole('button', { name: 'Page 50' })).toBeVisible();
    await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ page: 3 });
  },
};

/** Each of what is chosen has its way out. */
export const Filtered: Story = {
  args: {
    filters: { ...noMemberFilters, location: 'NSW', company: 'river', expertise: ['clinical', 'clinical-hand'] },
    company: { id: 'river', name: 'Rivergum Hand Therapy' },
  },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove New South Wales' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ location: '' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Rivergum Hand Therapy' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ company: '' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Clinical practice' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ expertise: ['clinical-hand'] });
  },
};

const nearby = { ...noMemberFilters, near: '3056', sort: 'near' } as const;

/** How far away each of them works, and how far is looked. */
export const NearAPostCode: Story = {
  args: {
    filters: nearby,
    view: ready({ items: shown.map((member, at) => ({ ...member, kilometres: at * 7 })), total: 3 }),
  },
  async play({ canvas, args }) {
    for (const words of ['0 km away', '7 km away', '14 km away']) await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Near postcode' })).toHaveValue('3056');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Within 25 km of 3056' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ near: '', sort: 'asc' });
    await userEvent.click(await canvas.findByRole('button', { name: /Within$/ }));
    await userEvent.click(await screen.findByRole('option', { name: '100 km' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ within: '100' });
  },
};

/** A postcode is looked near once it is whole: by Enter, or when the field is left. */
export const TypingAPostCode: Story = {
  async play({ canvas, args }) {
    const field = canvas.getByRole('textbox', { name: 'Near postcode' });
    await userEvent.type(field, '3056');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ near: '3056', sort: 'near' });
    await userEvent.type(field, ' 0870 ');
    await userEvent.tab();
    await expect(args.onChoose).toHaveBeenLastCalledWith({ near: '0870', sort: 'near' });
  },
};

/** Says what is wrong and what to do, where the count stands and where the members would. */
export const UnknownPostCode: Story = {
  args: { filters: { ...nearby, near: '9999' }, view: empty, isUnknown: true },
  async play({ canvas, args }) {
    const words = 'We do not know where the postcode 9999 is.';
    await expect(canvas.getByRole('status')).toHaveTextContent(words);
    await expect(canvas.getByRole('heading', { name: words })).toBeVisible();
    await expect(canvas.getByText(/^Check it, or take it away/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** The map stands beside the list where there is space for both. */
export const WithMap: Story = {
  args: { map: <Text>Where they are</Text> },
  globals: { width: '1280px' },
  async play({ canvas }) {
    const [card] = canvas.getAllByRole('article');
    const map = canvas.getByText('Where they are');
    await expect(map).toBeVisible();
    await expect(map.getBoundingClientRect().left).toBeGreaterThan(card?.getBoundingClientRect().right ?? Infinity);
  },
};

/** On a phone it stands above the list, so that who is at a place is read below it. */
export const MapOnAPhone: Story = {
  args: {
    map: <PlacesMap of="members" view={ready(storyMapPlaces)} tiles={storyTiles} near="" onChoose={fn()} />,
  },
  globals: { width: '360px' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: '7 members at 3056' })).toBeVisible();
    const map = canvas.getByRole('region', { name: 'Map' }).getBoundingClientRect();
    const [card] = canvas.getAllByRole('article');
    await expect(card).toBeVisible();
    await expect(card?.getBoundingClientRect().top).toBeGreaterThanOrEqual(map.bottom);
    await expect(map.width).toBeLessThanOrEqual(360);
  },
};

/** The organisation has no areas of expertise, and has not said where postcodes are; places could not be loaded. */
export const FewerFilters: Story = {
  args: { expertise: null, hasDistances: false, locations: failedView },
  parameters: { behaviours: ['DIR-021'] },
  async play({ canvas }) {
    await expect(canvas.queryByText('Expertise area')).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Near postcode' })).toBeNull();
    await expect(canvas.getByText('What can be chosen could not be loaded')).toBeVisible();
  },
};

/** On a phone the filters are in a drawer, and the longest names break. */
export const Narrow: Story = {
  globals: { width: '320px' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
  },
};
