import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import type { PageProps } from '@portal/kit';
import { liveMock, pressAtOnce, typeAtOnce } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleCategories } from '../../stories/sample-events.ts';
import { DiscoverPage } from './DiscoverPage.tsx';
import { CpdEventsPage, GeneralEventsPage } from './EventTypePages.tsx';

const failure = { code: 'conflict', message: 'The list is being rebuilt.' } as const;
/** Longer than the wait after the last key. */

/** What the server of the story that plays has been asked so far. */
let answered: readonly string[] = [];

interface AddressBarProps {
  filterType?: string;
  initialSearch?: PageProps['search'];
}

/** The page with an address, which stands below it for the story to read. */
function WithAddress({ filterType = 'all', initialSearch = {} }: AddressBarProps) {
  const [search, setSearch] = useState(initialSearch);
  const written = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return (
    <>
      <DiscoverPage
        params={{ filterType }}
        search={search}
        onSearchChange={(next) => setSearch((current) => ({ ...current, ...next }))}
      />
      <output>{written.toString()}</output>
    </>
  );
}

const address = () => document.querySelector('output')?.textContent;

const meta = {
  title: 'Events/Discover events',
  component: WithAddress,
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof WithAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three filters later, the address leads to the same list. */
export const Live: Story = {
  parameters: { behaviours: ['EVT-009', 'EVT-033', 'EVT-038', 'EVT-044', 'EVT-083', 'EVT-087'] },
  async play({ canvas }) {
    const listed = (await canvas.findAllByRole('article')).length;
    await expect(await canvas.findByText(new RegExp(`^1 - ${listed} of \\d+ items$`))).toBeVisible();
    await canvas.findByRole('radiogroup', { name: 'Event Type' });
    await expect([...answered].sort()).toEqual(['events.getList', 'events.tags', 'events.types']);
    const lists = () => answered.filter((name) => name === 'events.getList').length;
    await typeAtOnce(await canvas.findByRole('searchbox', { name: 'Search events' }), 'evidence');
    await waitFor(() => expect(address()).toBe('keyword=evidence'));
    await waitFor(() => expect(lists()).toBe(2));
    await userEvent.click(canvas.getByRole('radio', { name: 'Webinar' }));
    await waitFor(() => expect(address()).toBe('keyword=evidence&type=webinar'));
    await waitFor(async () => {
      for (const card of canvas.getAllByRole('article')) await expect(within(card).getByText('Webinar')).toBeVisible();
    });
  },
};

/** The list is asked for again, and says so. */
export const RegistersFromTheList: Story = {
  parameters: { behaviours: ['EVT-094', 'EVT-103'] },
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    await typeAtOnce(await canvas.findByRole('searchbox', { name: 'Search events' }), 'fatigue');
    await waitFor(() => expect(address()).toBe('keyword=fatigue'));
    const card = async () => {
      const cards = await canvas.findAllByRole('article');
      return within(
        cards.find((one) => within(one).queryByText('Managing fatigue after brain injury')) ?? canvas.getByRole('main'),
      );
    };
    const lists = () => answered.filter((name) => name === 'events.getList').length;
    await waitFor(() => expect(lists()).toBe(2));
    await userEvent.click(await (await card()).findByRole('button', { name: /^Register/ }));
    await waitFor(() => expect(lists()).toBe(3));
    await waitFor(async () => expect((await card()).getByText('Registered')).toBeVisible());
    await expect((await card()).queryByRole('button', { name: /^Register/ })).toBeNull();
  },
};

/** Many clicks on a star are one call, the last one counts, and its card says so at once. */
export const KeepsFromTheList: Story = {
  parameters: { behaviours: ['EVT-259', 'EVT-261'] },
  async play({ canvas }) {
    const [star] = await canvas.findAllByRole('button', { name: /^Add .+ to favourites$/ });
    const title = /^Add (.+) to/.exec(star?.getAttribute('aria-label') ?? '')?.[1] ?? '';
    await pressAtOnce(star!, 21);
    await expect(canvas.getByRole('button', { name: `Remove ${title} from favourites` })).toBe(star);
    await waitFor(() => expect(screen.getByText('Successfully added to favourites')).toBeVisible());
    await expect(answered.filter((name) => name.endsWith('Favourite'))).toEqual(['events.addFavourite']);
    // The list is not asked for again: what it told has been changed in place.
    await expect(answered.filter((name) => name === 'events.getList')).toHaveLength(1);
  },
};

/** Whoever is sent an address sees what it says. */
export const SharedAddress: Story = {
  args: { initialSearch: { type: 'cpd', tag: 'tag-splinting', location: 'sydney,perth', startDate: '2026-01-01' } },
  parameters: { behaviours: ['EVT-056', 'EVT-062', 'EVT-068', 'EVT-069'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name: 'CPD', checked: true })).toBeVisible();
    const chips = within(await canvas.findByRole('list', { name: 'Chosen filters' }));
    for (const label of ['Splinting', 'Sydney', 'Perth', 'From 01/01/2026'])
      await waitFor(() => expect(chips.getByText(label)).toBeVisible());
    await waitFor(() => expect(answered).toContain('events.locations'));
  },
};

/** Places and presets are asked for when somebody turns to them. */
export const PlacesAndDates: Story = {
  parameters: { behaviours: ['EVT-063', 'EVT-064', 'EVT-070'] },
  async play({ canvas }) {
    const places = await canvas.findByRole('button', { name: /^Locations/ });
    await expect(answered).not.toContain('events.locations');
    await userEvent.click(places);
    await userEvent.click(await screen.findByRole('option', { name: 'Perth' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('location=perth'));
    const coming = canvas.getByRole('textbox', { name: 'Event dates' });
    await userEvent.click(coming);
    const dates = within(await canvas.findByRole('group', { name: /^Event dates/ }));
    // The focus that led to the field is in it.
    await waitFor(() => expect(dates.getAllByRole('spinbutton')[0]).toHaveFocus());
    await userEvent.click(dates.getAllByRole('button')[0]!);
    await userEvent.click(await screen.findByRole('button', { name: 'This month' }));
    await waitFor(() => expect(address()).toContain('startDate=2026-11-01&endDate=2026-11-30'));
  },
};

/** CPD categories are asked for when somebody turns to them; several narrow the list. */
export const Categories: Story = {
  parameters: { behaviours: ['EVT-039', 'EVT-040'] },
  async play({ canvas }) {
    const field = await canvas.findByRole('button', { name: /^CPD Categories/ });
    await expect(answered).not.toContain('events.categories');
    await userEvent.click(field);
    const chosen = sampleCategories.slice(0, 2);
    for (const { label } of chosen) await userEvent.click(await screen.findByRole('option', { name: label }));
    await userEvent.keyboard('{Escape}');
    await expect(answered).toContain('events.categories');
    const ids = chosen.map(({ id }) => id).join(',');
    await waitFor(() => expect(address()).toBe(new URLSearchParams({ category: ids }).toString()));
  },
};

export const SearchForTags: Story = {
  parameters: { behaviours: ['EVT-045', 'EVT-046'] },
  async play({ canvas }) {
    await canvas.findByRole('group', { name: 'Tags' });
    const tagRequests = () => answered.filter((name) => name === 'events.tags').length;
    await typeAtOnce(canvas.getByRole('textbox', { name: 'Search tags' }), 'STROK');
    await waitFor(() => expect(tagRequests()).toBe(2));
    await waitFor(() =>
      expect(within(canvas.getByRole('group', { name: 'Tags' })).getAllByRole('checkbox')).toHaveLength(1),
    );
    await expect(canvas.getByRole('checkbox', { name: 'Stroke' })).toBeVisible();
  },
};

export const Pages: Story = {
  args: { initialSearch: { startDate: '2025-01-01' } },
  parameters: { behaviours: ['EVT-078', 'EVT-082'] },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^1 - 20 of \d+ items$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(await canvas.findByText(/^21 - 40 of \d+ items$/)).toBeVisible();
    await expect(address()).toContain('page=2');
    await userEvent.click(canvas.getByRole('radio', { name: 'Webinar' }));
    await waitFor(() => expect(address()).not.toContain('page='));
  },
};

/** The other view is the same page with its name in the address, and every filter kept. */
export const Views: Story = {
  args: { initialSearch: { type: 'webinar' } },
  parameters: { behaviours: ['EVT-067'] },
  async play({ canvas }) {
    const view = await canvas.findByRole<HTMLAnchorElement>('link', { name: 'Calendar view' });
    await expect(Object.fromEntries(new URL(view.href).searchParams)).toEqual({
      type: 'webinar',
      activeTab: 'calendar',
    });
  },
};

export const BeginsWithAKind: Story = {
  args: { filterType: 'webinar' },
  parameters: { behaviours: ['EVT-010'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name: 'Webinar', checked: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'All types' }));
    await waitFor(() => expect(address()).toBe('type=all'));
  },
};

/** An organisation without CPD has no events of it to choose. */
export const WithoutCpd: Story = {
  globals: { profile: 'law-council' },
  parameters: { behaviours: ['EVT-035', 'CPD-001'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('radiogroup', { name: 'Event Type' })).toBeVisible();
    await expect(canvas.queryByRole('radiogroup', { name: 'Event Listing' })).toBeNull();
  },
};

const still = { params: {}, search: {}, onSearchChange: () => undefined };

export const CpdEvents: Story = {
  render: () => <CpdEventsPage {...still} />,
  parameters: { behaviours: ['EVT-024', 'EVT-027'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'CPD' })).toBeVisible();
    const cards = await canvas.findAllByRole('article');
    for (const card of cards) await expect(within(card).getByText('CPD')).toBeVisible();
  },
};

export const GeneralEvents: Story = {
  render: () => <GeneralEventsPage {...still} />,
  parameters: { behaviours: ['EVT-025', 'EVT-026'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    const cards = await canvas.findAllByRole('article');
    for (const card of cards) await expect(within(card).getByText('General')).toBeVisible();
  },
};

/** A kind of which there is nothing says so, and how many there are. */
export const NoneOfAKind: Story = {
  render: () => <CpdEventsPage {...still} search={{ keyword: 'underwater basket weaving' }} />,
  parameters: { behaviours: ['EVT-264', 'PLT-773'] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No events yet')).toBeVisible();
    await expect(canvas.getByText('0 events')).toBeVisible();
  },
};

/** What is chosen on the page of one kind can be cleared, and the kind stays. */
export const ClearedOfAKind: Story = {
  render: () => <ClearableCpdEvents />,
  async play({ canvas }) {
    await expect(await canvas.findByText('No events yet')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Webinar' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Remove CPD' })).toBeNull();
    await expect(canvas.getByText('Try another word, or take a filter away.')).toBeVisible();
    const [clear] = await canvas.findAllByRole('button', { name: 'Clear all filters' });
    if (clear !== undefined) await userEvent.click(clear);
    const cards = await canvas.findAllByRole('article');
    for (const card of cards) await expect(within(card).getByText('CPD')).toBeVisible();
  },
};

function ClearableCpdEvents() {
  const [search, setSearch] = useState<PageProps['search']>({ keyword: 'underwater basket weaving' });
  return (
    <CpdEventsPage
      params={{}}
      search={search}
      onSearchChange={(next) => setSearch((current) => ({ ...current, ...next }))}
    />
  );
}

export const LoadFails: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.events.getList, failure));
  },
  parameters: { behaviours: ['EVT-266'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Events could not be loaded.')).toBeVisible());
    await expect(canvas.getByText(failure.message)).toBeVisible();
    // The place of the list says so, and no toast besides.
    await expect(screen.getAllByText(failure.message)).toHaveLength(1);
  },
};

export const TypesFail: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.events.types, failure));
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('These could not be loaded.')).toBeVisible());
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};
