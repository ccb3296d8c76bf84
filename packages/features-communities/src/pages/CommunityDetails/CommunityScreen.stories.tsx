import { empty, forbidden, loading, ready } from '@portal/kit';
import { failedView, notFoundView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Sider } from '../../components/CommunitySider/CommunitySider.tsx';
import { sampleCommunity, sampleKeyMembers } from '@portal/stories/samples/communities';
import { About } from './AboutPanel.tsx';
import { CommunityScreen } from './CommunityScreen.tsx';
import type { Visit } from './use-community.ts';

const joined = sampleCommunity({ membershipStatus: 'Joined' });
const stranger = { ...joined, membershipStatus: null };
const keyMembers = ready(sampleKeyMembers);
const text = `<p>We meet to talk about hands: fractures, flexor tendons, splints and the people attached to them.</p>
<h3>What you will find here</h3><ul><li>Case questions, answered kindly</li><li>Protocols that people really use</li><li>Study evenings</li></ul>`;

function visit(community: Visit['community'], rest: Partial<Visit> = {}) {
  return ready<Visit>({ community, role: null, permissions: [], isStaff: false, ...rest });
}

const meta = {
  title: 'Communities/Community/Screen',
  component: CommunityScreen,
  args: {
    view: visit(joined),
    tab: 'about',
    side: ({ community }) => <Sider community={community} keyMembers={keyMembers} />,
    children: () => <About view={ready({ html: text })} />,
    onLeft: fn(),
  },
  parameters: { withoutStates: { Empty: 'a community that answers is never empty' } },
} satisfies Meta<typeof CommunityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Error fetching community. Try again.')).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: { view: forbidden({ code: 'community_private', status: 403, message: 'This community is private.' }) },
  parameters: { behaviours: ['COM-703'] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Community is private')).toBeVisible();
    await expect(canvas.getByText('You must be a member to view it')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /join/i })).toBeNull();
  },
};

export const ForbiddenSubPage: Story = {
  args: { ...Forbidden.args, tab: 'posts' },
  parameters: { behaviours: ['COM-699', 'COM-705'] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('This community is private.')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { view: notFoundView },
  parameters: { behaviours: ['COM-113', 'COM-701', 'COM-704'] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Community not found' })).toBeVisible();
    await expect(canvas.getByText("This community doesn't exist or may have been removed.")).toBeVisible();
  },
};

export const NotFoundSubPage: Story = {
  args: { ...NotFound.args, tab: 'members' },
  parameters: { behaviours: ['COM-700', 'COM-705'] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Community not found.')).toBeVisible();
  },
};

export const Ready: Story = {
  parameters: {
    behaviours: [
      'COM-082',
      'COM-083',
      'COM-085',
      'COM-087',
      'COM-096',
      'COM-097',
      'COM-098',
      'COM-102',
      'COM-103',
      'COM-105',
      'COM-106',
    ],
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    if (args.view.state !== 'ready') throw new Error('This story is about a community that is there');
    const { community } = args.view.data;
    await expect(canvas.getByRole('heading', { level: 1, name: community.name })).toBeVisible();
    await expect(canvas.getAllByText(community.shortDescription)[0]).toBeVisible();
    await expect(canvas.getByText('Open community')).toBeVisible();
    await expect(canvas.getByText(new RegExp(`${community.membersCount} members`))).toBeVisible();
    for (const name of ['About', 'Discussion', 'Members'])
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Meetings' })).toHaveAttribute(
      'href',
      `/communities/${community.alias}/meetings`,
    );
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explore communities' })).toHaveAttribute(
      'href',
      '/communities/explore',
    );
    await expect(canvas.getByText('Who are we?')).toBeVisible();
  },
};

export const PublicNotJoined: Story = {
  args: { view: visit(stranger) },
  parameters: { behaviours: ['COM-103', 'COM-109', 'COM-110', 'COM-118'] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /^Join Community/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: stranger.name })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const PrivateNotJoined: Story = {
  args: { view: visit({ ...stranger, isPublic: false }) },
  parameters: { behaviours: ['COM-086', 'COM-111', 'COM-112', 'COM-119'] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Private community')).toBeVisible();
    await expect(canvas.getByText('Community is private')).toBeVisible();
    await expect(canvas.getByText('You must be a member to view it')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Request to Join/ })).toBeVisible();
  },
};

export const Awaiting: Story = {
  args: { view: visit({ ...stranger, isPublic: false, membershipStatus: 'Awaiting' }) },
  parameters: { behaviours: ['COM-120', 'COM-121', 'COM-134'] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Pending Access' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancel request' })).toBeEnabled();
  },
};

export const Blocked: Story = {
  args: { view: visit({ ...stranger, membershipStatus: 'Blocked' }) },
  parameters: { behaviours: ['COM-148'] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /join/i })).toBeNull();
    await expect(canvas.queryByText('Who are we?')).toBeNull();
  },
};

export const AutoJoined: Story = {
  args: { view: visit({ ...stranger, isAutoJoin: true }) },
  parameters: { behaviours: ['COM-088', 'COM-107', 'COM-124'] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Auto joined')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Joined' })).toBeDisabled();
    await expect(canvas.getByText('Who are we?')).toBeVisible();
  },
};

export const Administrator: Story = {
  globals: { role: 'admin' },
  args: { view: visit({ ...stranger, isPublic: false }, { isStaff: true }) },
  parameters: { behaviours: ['COM-089', 'COM-108', 'COM-123'] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Auto joined')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Joined' })).toBeDisabled();
    await expect(canvas.getByText('Who are we?')).toBeVisible();
  },
};

export const ArchivedWithoutCategories: Story = {
  args: { view: visit({ ...joined, isArchived: true, categories: [], categoryIds: [] }) },
  parameters: { behaviours: ['COM-081', 'COM-084'] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Archived')).toBeVisible();
    await expect(canvas.getByText('Uncategorized')).toBeVisible();
  },
};

export const LongName: Story = {
  args: {
    view: visit({
      ...joined,
      name: 'Occupational therapists in interdisciplinary neurorehabilitation and community reintegration services of regional Queensland',
      membersCount: 12_408,
    }),
  },
};

export const NothingWritten: Story = { args: { children: () => <About view={empty} /> } };

export const Narrow: Story = { globals: { width: '360px' } };

export const Dark: Story = { globals: { scheme: 'dark' } };
