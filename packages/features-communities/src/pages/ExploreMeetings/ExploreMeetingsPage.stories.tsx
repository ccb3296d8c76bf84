import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock, onAPage, typeAtOnce } from '@portal/stories';
import { useOwnSearch } from '@portal/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ExploreMeetingsPage } from './ExploreMeetingsPage.tsx';

let answered: readonly string[] = [];

function Page({ initialSearch = {} }: { initialSearch?: Record<string, string> }) {
  const address = useOwnSearch(initialSearch);
  return <ExploreMeetingsPage params={{}} {...address} />;
}

const meta = {
  title: 'Communities/Meetings/Explore/Page',
  component: Page,
  decorators: [onAPage],
  globals: { width: 'wide' },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const lists = () => answered.filter((name) => name === 'meetings.explore').length;

/** Found by a word of a community's name, by standing, and all of it again. */
export const Live: Story = {
  parameters: { behaviours: ['COM-246', 'COM-247'] },
  async play({ canvas }) {
    const everything = (await canvas.findByText(/^\d+ meetings$/)).textContent;
    await expect(lists()).toBe(1);
    const search = await canvas.findByRole('searchbox', { name: 'Search communities' });
    await typeAtOnce(search, 'hand');
    await waitFor(() =>
      expect(within(canvas.getByRole('group', { name: 'Communities' })).getAllByRole('checkbox')).toHaveLength(1),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hand therapy' }));
    await waitFor(() => expect(canvas.getByText('5 meetings')).toBeVisible());
    await userEvent.click(canvas.getByRole('radio', { name: 'Past meetings' }));
    await waitFor(() => expect(canvas.getByText('2 meetings')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(canvas.getByText(everything)).toBeVisible());
  },
};

/** The calendar comes when it is asked for. */
export const DatesAskedFor: Story = {
  parameters: { behaviours: ['COM-245'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dates' }));
    await expect(await canvas.findByRole('group', { name: 'Dates' })).toBeVisible();
  },
};

/** An address that somebody shared is what it was. */
export const FromTheAddress: Story = {
  args: { initialSearch: { type: 'past', statuses: '1' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name: 'Past meetings' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Going' })).toBeChecked();
    await canvas.findAllByRole('article');
    await expect(canvas.getAllByRole('article').length).toBeLessThan(5);
  },
};

/** All are there at once; ten are shown, then ten more wherever the end comes into sight. */
export const ToTheEnd: Story = {
  globals: { width: '360px' },
  parameters: { behaviours: ['COM-248', 'COM-250'] },
  async play({ canvas }) {
    const total = Number.parseInt((await canvas.findByText(/^\d+ meetings$/)).textContent ?? '', 10);
    await expect(total).toBeGreaterThan(10);
    await canvas.findAllByRole('article');
    const places = () => canvas.getAllByRole('listitem').map((item) => Number(item.getAttribute('aria-posinset')));
    await expect(Math.max(...places())).toBeLessThanOrEqual(10);
    await waitFor(() => {
      canvas.getAllByRole('article').at(-1)?.scrollIntoView({ block: 'end' });
      return expect(places()).toContain(total);
    });
    await expect(lists()).toBe(1);
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(
    failing(calls.meetings.explore, { code: 'server_error', message: 'The database rests.' }),
    failing(calls.meetings.preference, { code: 'server_error', message: 'The database rests.' }),
  ),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Failed to load meetings. Try again.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('The communities could not be loaded.')).toBeVisible());
  },
};
