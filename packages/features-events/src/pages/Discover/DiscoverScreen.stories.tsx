import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { profiles } from '@portal/profiles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectCardsInRows } from '../../stories/cards-in-row.ts';
import { sampleCategories, sampleEvents, sampleTags, sampleTotal, sampleTypes } from '../../stories/sample-events.ts';
import { noFilters } from './discover-filters.ts';
import { DiscoverScreen } from './DiscoverScreen.tsx';
import type { DiscoverOptions } from './use-discover-options.ts';

const options: DiscoverOptions = {
  types: ready(sampleTypes),
  categories: ready(sampleCategories),
  tags: ready(sampleTags),
  foundTags: ready(sampleTags),
  tagKeyword: '',
  setTagKeyword: fn(),
  locations: ready([{ id: 'perth', label: 'Perth' }]),
  when: ready([{ id: 'thisMonth', label: 'This month' }]),
  want: fn(),
};

const [category] = sampleCategories;
const [tag, otherTag] = sampleTags;

const meta = {
  title: 'Events/Discover events/Screen',
  component: DiscoverScreen,
  args: {
    title: 'Discover events',
    view: ready({ events: sampleEvents, total: sampleTotal }),
    filters: noFilters,
    options,
    isCpdOn: true,
    isUpdating: false,
    backHref: '/events',
    tabs: { listing: '/events/discover/all', calendar: '/events/discover/all?activeTab=calendar' },
    onTyped: fn(),
    onChosen: fn(),
  },
} satisfies Meta<typeof DiscoverScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { view: loading, options: { ...options, types: loading, tags: loading, foundTags: loading } },
};

export const Empty: Story = {
  args: { view: empty, filters: { ...noFilters, keyword: 'underwater basket weaving' } },
  parameters: { behaviours: ['EVT-081'] },
  async play({ canvas, args }) {
    await expect(await canvas.findByText('No events available')).toBeVisible();
    const [, inPlace] = canvas.getAllByRole('button', { name: 'Clear all filters' });
    await userEvent.click(inPlace ?? canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(args.onChosen).toHaveBeenCalledWith(noFilters);
  },
};

/** A kind of which nothing is published: there is no filter to take away. */
export const EmptyOfOneKind: Story = {
  args: { view: empty, isOfOneKind: true, filters: { ...noFilters, type: 'cpd' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('No events yet')).toBeVisible();
    await expect(canvas.getByText('New events are shown here as soon as they are published.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Events could not be loaded.')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  parameters: {
    behaviours: ['EVT-032', 'EVT-036', 'EVT-037', 'EVT-043', 'EVT-050', 'EVT-074', 'EVT-078', 'EVT-079'],
  },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('searchbox', { name: 'Search events' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(sampleEvents.length);
    await expect(await canvas.findByText(`1 - 20 of ${sampleTotal} items`)).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    const listing = within(await canvas.findByRole('radiogroup', { name: 'Event Listing' }));
    await expect(listing.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'All',
      'CPD',
      'Events',
    ]);
    await expect(listing.getByRole('radio', { name: 'All' })).toBeChecked();
    const types = within(canvas.getByRole('radiogroup', { name: 'Event Type' }));
    await userEvent.click(types.getByRole('radio', { name: 'Webinar' }));
    await expect(args.onChosen).toHaveBeenCalledWith({ ...noFilters, type: 'webinar' });
    const tags = canvas.getByRole('group', { name: 'Tags' });
    await userEvent.click(within(tags).getByRole('checkbox', { name: tag!.label }));
    await expect(args.onChosen).toHaveBeenCalledWith({ ...noFilters, tags: [tag!.id] });
    await expect(canvas.getByRole('textbox', { name: 'Search tags' })).toBeVisible();
    await expect(profiles.ota.modules.areas_of_expertise.enabled).toBe(true);
    await expect(canvas.queryByText(/expertise/i)).toBeNull();
  },
};

/** One card in a row, then two, three and four, beside the filters as well. */
export const CardsByWidth: Story = {
  parameters: { behaviours: ['EVT-075', 'EVT-076'] },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('searchbox', { name: 'Search events' });
    await expectCardsInRows(canvasElement);
  },
};

/** A second tag stands beside the first, and either can go. */
export const SeveralTags: Story = {
  args: { filters: { ...noFilters, tags: [tag!.id] } },
  parameters: { behaviours: ['EVT-042'] },
  async play({ canvas, args }) {
    const tags = within(await canvas.findByRole('group', { name: 'Tags' }));
    await expect(tags.getByRole('checkbox', { name: tag!.label })).toBeChecked();
    await userEvent.click(tags.getByRole('checkbox', { name: otherTag!.label }));
    await expect(args.onChosen).toHaveBeenLastCalledWith({ ...noFilters, tags: [tag!.id, otherTag!.id] });
    await userEvent.click(tags.getByRole('checkbox', { name: tag!.label }));
    await expect(args.onChosen).toHaveBeenLastCalledWith(noFilters);
  },
};

/** Two views where the organisation has the calendar. */
export const Views: Story = {
  parameters: { behaviours: ['EVT-065'] },
  async play({ canvas }) {
    const views = within(canvas.getByRole('navigation', { name: 'Views of events' }));
    await expect(views.getByRole('link', { name: 'Listing view' })).toHaveAttribute('aria-current', 'page');
    await expect(views.getByRole('link', { name: 'Calendar view' })).toHaveAttribute(
      'href',
      '/events/discover/all?activeTab=calendar',
    );
  },
};

export const WithoutCalendar: Story = {
  args: { tabs: null },
  parameters: { behaviours: ['EVT-066'] },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('article')[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Calendar view' })).toBeNull();
  },
};

export const AllTags: Story = {
  parameters: { behaviours: ['EVT-047', 'EVT-048', 'EVT-049'] },
  async play({ canvas }) {
    const group = within(await canvas.findByRole('group', { name: 'Tags' }));
    const shown = () => group.getAllByRole('checkbox').length;
    await expect(shown()).toBe(5);
    await userEvent.click(canvas.getByRole('button', { name: 'See all tags' }));
    await expect(shown()).toBe(sampleTags.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Show less tags' }));
    await expect(shown()).toBe(5);
  },
};

export const Filtered: Story = {
  args: {
    filters: {
      ...noFilters,
      keyword: 'hand',
      type: 'cpd',
      listing: 'cpd',
      categories: [category!.id],
      tags: [tag!.id],
      locations: ['perth'],
      startDate: '2026-11-01',
      endDate: '2026-11-30',
    },
    view: ready({ events: sampleEvents.slice(0, 2), total: 2 }),
  },
  parameters: { behaviours: ['EVT-071', 'EVT-073', 'EVT-080'] },
  async play({ canvas, args }) {
    const chips = within(await canvas.findByRole('list', { name: 'Chosen filters' }));
    for (const label of ['“hand”', 'CPD', category!.label, tag!.label, 'Perth', '01/11/2026 – 30/11/2026'])
      await expect(chips.getAllByText(label)[0]).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Pages of events' })).toBeNull();
    await userEvent.click(chips.getByRole('button', { name: 'Remove Perth' }));
    await expect(args.onChosen).toHaveBeenCalledWith({ ...args.filters, locations: [] });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(args.onChosen).toHaveBeenCalledWith(noFilters);
  },
};

export const OnlyEvents: Story = {
  args: { filters: { ...noFilters, listing: 'events' } },
  parameters: { behaviours: ['EVT-041'] },
  async play({ canvas }) {
    // It comes with the filter that is missing.
    await expect(await canvas.findByRole('group', { name: 'Tags' })).toBeVisible();
    await expect(canvas.queryByText('CPD Categories')).toBeNull();
  },
};

export const OptionsFail: Story = {
  args: {
    options: {
      ...options,
      types: failedView,
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('These could not be loaded.')).toBeVisible();
  },
};

export const Updating: Story = { args: { isUpdating: true, filters: { ...noFilters, keyword: 'hand' } } };
export const Tablet: Story = { globals: { width: '768px' } };

/** On a phone all filters stand behind one button, which counts those that are set; the search stays, and the list begins in the first screen. */
export const Narrow: Story = {
  globals: { width: '360px' },
  args: { filters: { ...noFilters, keyword: 'hand', type: 'webinar', locations: ['perth'] } },
  async play({ canvas, canvasElement }) {
    const button = await canvas.findByRole('button', { name: 'Filters (2)' });
    const search = canvas.getByRole('searchbox', { name: 'Search events' });
    await expect(search).toBeVisible();
    await expect(Math.abs(button.getBoundingClientRect().bottom - search.getBoundingClientRect().bottom)).toBeLessThan(
      8,
    );
    await expect(canvas.queryByRole('button', { name: /^Locations/ })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Event dates' })).toBeNull();
    await userEvent.click(button);
    const sheet = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Filters' }));
    await expect(sheet.getByRole('button', { name: /^Locations/ })).toBeVisible();
    await expect(sheet.getByRole('textbox', { name: 'Event dates' })).toBeVisible();
    await expect(sheet.getByRole('radiogroup', { name: 'Event Type' })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: `Show ${sampleTotal} events` }));
  },
};

/** With nothing chosen the first card begins in the upper half of the smallest phone. */
export const NarrowFirstScreen: Story = {
  globals: { width: '360px' },
  async play({ canvas }) {
    await canvas.findByRole('searchbox', { name: 'Search events' });
    await expect(canvas.getAllByRole('article')[0]?.getBoundingClientRect().top).toBeLessThan(360);
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
