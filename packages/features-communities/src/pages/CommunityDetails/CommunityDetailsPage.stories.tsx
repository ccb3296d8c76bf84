import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleCommunity } from '@portal/stories/samples/communities';
import { membershipThatEnds } from '../../stories/put-out.ts';
import { CommunityDetails } from '../../widgets/CommunityDetails.tsx';

const failure = { code: 'conflict', message: 'The community is being moved.' } as const;

/** What the server of the story that plays has been asked so far. */
let answered: readonly string[] = [];
/** Puts the member of the story that plays out of the community. */
let putOut: () => Promise<void>;

const meta = {
  title: 'Communities/Community/Live',
  component: CommunityDetails,
  args: { alias: 'hand-therapy' },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof CommunityDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  parameters: { behaviours: ['COM-079', 'COM-097', 'COM-098', 'COM-100', 'COM-101', 'COM-115'] },
  async play({ canvas }) {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Hand therapy' });
    await expect(heading.closest('header')?.querySelector('img')).toHaveAttribute('src', sampleCommunity().imageUrl);
    const about = within(await canvas.findByRole('region', { name: 'Who are we?' }));
    await waitFor(() => expect(about.getByRole('heading', { name: 'Before you post' })).toBeVisible());
    for (const text of ['Splinting choices, patterns and materials', /^A place for everyone who treats hands/]) {
      await expect(about.getByText(text)).toBeVisible();
    }
    await expect(answered).toContain('communities.about');

    await userEvent.click(canvas.getByRole('link', { name: 'Members' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'All members' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Key members' })).toBeVisible());
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search members' }), 'Nguyen');
    await waitFor(() => expect(canvas.getAllByText('Mia Nguyen')[0]).toBeVisible());

    await userEvent.click(canvas.getByRole('link', { name: 'Discussion' }));
    await waitFor(() => expect(answered).toContain('posts.ofCommunity'));
    await userEvent.click(canvas.getByRole('link', { name: 'About' }));
    await expect(answered.filter((name) => name === 'communities.view')).toHaveLength(1);
  },
};

/** Who looks after a community is asked for apart: beside the tab and on the tab of its members another try brings them. */
export const KeyMembersCannotBeLoaded: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.communities.members, failure));
  },
  async play({ canvas, msw }) {
    const key = within(await canvas.findByRole('region', { name: 'Key members' }));
    await waitFor(() => expect(key.getByText('Key members could not be loaded.')).toBeVisible());
    await userEvent.click(canvas.getByRole('link', { name: 'Members' }));
    await waitFor(() => expect(canvas.getByText('Members could not be loaded.')).toBeVisible());
    const panel = within(canvas.getByRole('region', { name: 'Key members' }));
    await waitFor(() => expect(panel.getByText('Key members could not be loaded.')).toBeVisible());
    msw.use(...liveMock().handlers);
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(panel.getAllByText('Moderator')[0]).toBeVisible());
  },
};

export const NotOpenedIsNotViewed: Story = {
  args: { alias: 'neurology' },
  parameters: { behaviours: ['COM-109', 'COM-110'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Join Community/ })).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Neurology and stroke' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('article')).toBeNull();
    const tabCalls = ['communities.view', 'communities.about', 'communities.members', 'posts.ofCommunity'];
    await expect(answered.filter((name) => tabCalls.includes(name))).toEqual([]);
  },
};

/** Whoever is removed while they write is told so, keeps what they wrote, and may join again. */
export const PutOutMeanwhile: Story = {
  beforeEach(context) {
    const membership = membershipThatEnds(context);
    putOut = membership.end;
    return membership.leave;
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('link', { name: 'Discussion' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Create post' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), 'Putty');
    await putOut();
    const heading = await canvas.findByRole('heading', { name: 'Join to take part' });
    await expect(canvas.getByRole('button', { name: /^Join Community/ })).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    const notice = await screen.findByText('You are no longer a member of Hand therapy');
    await expect(
      within(notice.closest<HTMLElement>('[role="status"]')!).getByText(/kept among your drafts/),
    ).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());

    await userEvent.click(canvas.getByRole('button', { name: /^Join Community/ }));
    await expect(await canvas.findByRole('textbox', { name: /^Title/ })).toHaveValue('Putty');
  },
};

/** Of a community that only its members know of nothing is left. */
export const PutOutOfHidden: Story = {
  beforeEach(context) {
    const membership = membershipThatEnds(context, { isHidden: true });
    putOut = membership.end;
    return membership.leave;
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Hand therapy' });
    await putOut();
    await canvas.findByRole('heading', { name: 'Community not found' });
    await expect(canvas.queryByText('Hand therapy')).toBeNull();
    await screen.findByText('You are no longer a member of Hand therapy');
  },
};

export const Private: Story = {
  args: { alias: 'dementia-care' },
  parameters: { behaviours: ['COM-111', 'COM-112'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Community is private')).toBeVisible());
    await expect(canvas.getByText('You must be a member to view it')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Request to Join/ })).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { alias: 'no-such-community' },
  parameters: { behaviours: ['COM-113', 'COM-704'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Community not found')).toBeVisible());
    await expect(canvas.getByText("This community doesn't exist or may have been removed.")).toBeVisible();
  },
};

export const BadAlias: Story = {
  parameters: { behaviours: ['COM-702'] },
  beforeEach({ msw }) {
    msw.use(failing(calls.communities.byAlias, 400));
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Community not found')).toBeVisible());
  },
};

export const Refused: Story = {
  parameters: { behaviours: ['COM-703'] },
  beforeEach({ msw }) {
    msw.use(failing(calls.communities.byAlias, { code: 'community_private', message: 'This community is private.' }));
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Community is private')).toBeVisible());
    await expect(canvas.getByText('You must be a member to view it')).toBeVisible();
  },
};

export const LoadFails: Story = {
  parameters: { behaviours: ['COM-714'] },
  beforeEach({ msw }) {
    msw.use(failing(calls.communities.byAlias, failure));
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Error fetching community. Try again.')).toBeVisible());
    await expect(canvas.getByText(failure.message)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const AboutFails: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.communities.about, failure));
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('The introduction could not be loaded.')).toBeVisible());
  },
};

export const MembersFail: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.communities.members, failure));
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('link', { name: 'Members' }));
    await waitFor(() => expect(canvas.getByText('Members could not be loaded.')).toBeVisible());
  },
};

export const LinkCopied: Story = {
  parameters: { behaviours: ['COM-103', 'COM-104', 'COM-693'] },
  async play({ canvas }) {
    const written: string[] = [];
    const restore = withClipboard({ writeText: async (text: string) => void written.push(text) });
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(screen.getByText('Link copied')).toBeVisible());
    await expect(written).toEqual([new URL('/communities/hand-therapy', document.baseURI).href]);
    restore();
  },
};

export const CopyRefused: Story = {
  parameters: { behaviours: ['COM-694', 'COM-696'] },
  async play({ canvas }) {
    const restore = withClipboard({ writeText: () => Promise.reject(new Error('denied')) });
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(screen.getByText('Failed to copy text!')).toBeVisible());
    restore();
  },
};

export const NoClipboard: Story = {
  parameters: { behaviours: ['COM-695', 'COM-696'] },
  async play({ canvas }) {
    const restore = withClipboard(undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }));
    await waitFor(() =>
      expect(screen.getByText('Clipboard API is not supported or requires user interaction.')).toBeVisible(),
    );
    restore();
  },
};

/** Puts another clipboard in the browser's place; the answer puts the browser's back. */
function withClipboard(clipboard: { writeText(text: string): Promise<void> } | undefined): () => void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard');
  };
}
