import type { PostStatistics } from '@portal/rules';
import { loading, ready } from '@portal/kit';
import { failedView, notFoundView } from '@portal/kit/testing';
import { pressEscape } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '@portal/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleCommunities } from '@portal/stories/samples/communities';
import { CommunityAdminFrame } from './CommunityAdminFrame.tsx';
import type { AdminCommunity } from './use-admin-community.ts';

const [community] = sampleCommunities;
if (community === undefined) throw new Error('There is no community for these stories');

const editor: AdminCommunity = {
  community,
  facts: { permissions: new Set(['postEdit', 'postApprove', 'assetsAll', 'meetingAll']), isStaff: false },
};
const statistics: PostStatistics = {
  allPostsCount: 128,
  pendingPostsCount: 3,
  reportedPostsCount: 2,
  reportedPostCommentsCount: 1,
  archivedPostsCount: 14,
};

const meta = {
  title: 'Communities/Admin/Frame',
  component: CommunityAdminFrame,
  args: {
    page: 'about',
    view: ready(editor),
    statistics,
    children: ({ community: { name } }) => <Heading level={1}>{`About ${name}`}</Heading>,
  },
  parameters: { withoutStates: { Empty: 'a community that is not there is a failure' } },
} satisfies Meta<typeof CommunityAdminFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The menu begins with the community's own page; the way back leads to the communities. */
export const Ready: Story = {
  globals: { width: '1280px' },
  parameters: { behaviours: ['COM-288', 'COM-291', 'COM-292', 'COM-300'] },
  async play({ canvas }) {
    const menu = within(canvas.getByRole('navigation', { name: 'Pages of the community' }));
    const [first] = menu.getAllByRole('link');
    await expect(first).toHaveAccessibleName('About');
    await expect(first).toHaveAttribute('aria-current', 'page');
    await expect(first).toHaveAttribute('href', `/admin/community/${community.id}/about`);
    const tools = within(menu.getByRole('group', { name: 'Admin tools' }));
    await expect(tools.getByRole('link', { name: 'Assets' })).toHaveAttribute(
      'href',
      `/admin/community/${community.id}/assets`,
    );
    await expect(canvas.getByRole('link', { name: 'Back to communities' })).toHaveAttribute('href', '/communities');
  },
};

/** How much is on each page about posts, for who decides about reports too. */
export const Counts: Story = {
  globals: { width: '1280px' },
  parameters: {
    behaviours: ['COM-292', 'COM-293', 'COM-294', 'COM-295', 'COM-296', 'COM-297', 'COM-298', 'COM-299'],
  },
  args: {
    view: ready({
      ...editor,
      facts: { permissions: new Set(['postEdit', 'postApprove', 'postDelete', 'commentDelete']), isStaff: false },
    }),
  },
  async play({ canvas }) {
    const menu = within(canvas.getByRole('navigation', { name: 'Pages of the community' }));
    await expect(menu.getByText('Admin tools')).toBeVisible();
    const counts = {
      'All posts': 128,
      'Posts pending approval': 3,
      'Reported posts': 2,
      'Reported comments': 1,
      'Archived posts': 14,
    };
    for (const [name, count] of Object.entries(counts))
      await expect(menu.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveTextContent(`${name} ${count}`);
  },
};

/** Reports are for who may delete what was reported. */
export const WithoutReports: Story = {
  globals: { width: '1280px' },
  parameters: { behaviours: ['COM-296', 'COM-298'] },
  async play({ canvas }) {
    const menu = within(canvas.getByRole('navigation', { name: 'Pages of the community' }));
    await expect(menu.getByRole('link', { name: /^All posts/ })).toBeVisible();
    await expect(menu.queryByRole('link', { name: /^Reported/ })).toBeNull();
  },
};

/** What joining takes and the settings are for those who run the portal; in the other group stand those who belong. */
export const ForStaff: Story = {
  globals: { width: '1280px' },
  parameters: { behaviours: ['COM-301', 'COM-302', 'COM-303', 'COM-304', 'COM-305', 'COM-306', 'COM-307', 'COM-528'] },
  args: {
    view: ready({
      ...editor,
      facts: {
        permissions: new Set(['commentEdit', 'communityAddMember', 'communityBlacklist', 'meetingAll']),
        isStaff: true,
      },
    }),
  },
  async play({ canvas }) {
    const menu = within(canvas.getByRole('navigation', { name: 'Pages of the community' }));
    const namesIn = (group: string) =>
      within(menu.getByRole('group', { name: group }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    await expect(namesIn('Admin tools')).toEqual(['Moderation log', 'Membership requirements', 'Admin settings']);
    await expect(namesIn('Community')).toEqual(['Members', 'Removed members', 'Blacklist', 'Meetings']);
  },
};

/** A moderator has every flag of the community, and neither of those pages. */
export const ForModerators: Story = {
  globals: { width: '1280px' },
  parameters: { behaviours: ['COM-301', 'COM-302', 'COM-528'] },
  args: { view: ready({ ...editor, facts: { permissions: new Set(['commentEdit', 'postEdit']), isStaff: false } }) },
  async play({ canvas }) {
    const menu = within(canvas.getByRole('navigation', { name: 'Pages of the community' }));
    await expect(menu.getByRole('link', { name: /^All posts/ })).toBeVisible();
    await expect(menu.queryByRole('link', { name: /^(Membership requirements|Admin settings)/ })).toBeNull();
  },
};

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const NotFound: Story = { args: { view: notFoundView } };

/** Who looks after nothing there is told so. */
export const Forbidden: Story = {
  args: {
    view: ready({ ...editor, facts: { permissions: new Set(['postCreate', 'commentCreate']), isStaff: false } }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('You do not look after this community')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** Where there is no room beside the page, its name opens the menu in a drawer. */
export const Keyboard: Story = {
  globals: { width: '360px' },
  async play({ canvas }) {
    const opener = canvas.getByRole('button', { name: 'Admin pages: About' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog', { name: community.name }));
    await waitFor(() => expect(drawer.getByRole('link', { name: 'About' })).toBeVisible());
    await pressEscape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongName: Story = {
  globals: { width: '360px' },
  args: {
    view: ready({
      ...editor,
      community: { ...community, name: `${community.name} and neighbouring fields `.repeat(4) },
    }),
  },
};
export const Dark: Story = { globals: { scheme: 'dark', width: '1280px' } };
