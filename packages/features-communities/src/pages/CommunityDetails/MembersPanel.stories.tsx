import { empty, forbidden, loading, ready } from '@portal/kit';
import { failedView, sampleProblem } from '@portal/kit/testing';
import { paintOf } from '@portal/stories';
import { PageLayout } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleKeyMembers, sampleMembers } from '@portal/stories/samples/communities';
import { MembersPanel } from './MembersPanel.tsx';

const everyone = sampleMembers(40);

const loadMore = fn();

const meta = {
  title: 'Communities/Community/Members',
  component: MembersPanel,
  decorators: (Story) => (
    <PageLayout>
      <Story />
    </PageLayout>
  ),
  args: {
    keyMembers: ready(sampleKeyMembers),
    view: ready({ items: everyone, total: everyone.length }),
    keyword: '',
    applied: '',
    more: { hasMore: false, isLoadingMore: false, loadMore },
    onKeywordChange: fn(),
  },
} satisfies Meta<typeof MembersPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { keyMembers: loading, view: loading } };

export const Empty: Story = {
  args: { keyMembers: empty, view: empty },
  parameters: { behaviours: ['COM-709', 'PLT-770'] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('No members yet')).toBeVisible();
  },
};

export const NobodyFound: Story = { args: { view: empty, keyword: 'zebra', applied: 'zebra' } };

export const Failed: Story = { args: { keyMembers: failedView, view: failedView } };

/** Everyone is there all the same. */
export const KeyMembersFailed: Story = {
  args: { keyMembers: failedView },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Key members could not be loaded.');
    await expect(canvas.getByRole('list', { name: 'All members' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: {
    keyMembers: forbidden({ code: 'community_private', status: 403, message: 'This community is private.' }),
    view: forbidden({ code: 'community_private', status: 403, message: 'This community is private.' }),
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('This community is private.')).toBeVisible();
  },
};

/** Who is there stays; the end of the list says what failed and takes another try. */
export const MoreFail: Story = {
  args: {
    view: ready({ items: sampleMembers(4), total: 40 }),
    more: { hasMore: true, isLoadingMore: false, moreProblem: sampleProblem, loadMore },
  },
  async play({ canvas }) {
    loadMore.mockClear();
    await waitFor(() => expect(canvas.getByText('More members could not be loaded.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(loadMore).toHaveBeenCalled());
  },
};

const badges = { Moderator: ['Moderator', 'red'], Editor: ['Member', 'green'], Member: ['Member', 'green'] };

export const Ready: Story = {
  parameters: { behaviours: ['COM-116', 'COM-117'] },
  async play({ canvas }) {
    for (const [title, people] of [
      ['Key members', sampleKeyMembers],
      ['All members', everyone.slice(0, 6)],
    ] as const) {
      const lines = within(canvas.getByRole('region', { name: title })).getAllByRole('listitem');
      const shown = lines.slice(0, people.length).map((line) => {
        const badge = within(line).getByText(/^(Moderator|Member)$/);
        return [badge.textContent, paintOf(badge)];
      });
      await expect(shown).toEqual(people.map(({ role }) => badges[role]));
    }
  },
};

export const ThousandMembers: Story = {
  args: { view: ready({ items: sampleMembers(1000), total: 1000 }), keyMembers: empty },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByText('Member').length).toBeLessThan(60);
  },
};

export const Narrow: Story = { globals: { width: '360px' } };

export const Dark: Story = { globals: { scheme: 'dark' } };
