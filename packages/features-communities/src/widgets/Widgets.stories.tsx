import { liveMock } from '@portal/stories';
import { memorySession, PortalProvider, type PortalProviderProps, usePortal } from '@portal/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useMemo, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleMeeting } from '@portal/stories/samples/meetings';
import { discussedPost } from '../stories/world-posts.ts';
import { CommunitiesDashboard } from './CommunitiesDashboard.tsx';
import { CommunityDetails } from './CommunityDetails.tsx';
import { CommunityMeetings } from './CommunityMeetings.tsx';
import { ExploreCommunities } from './ExploreCommunities.tsx';
import { ExploreMeetings } from './ExploreMeetings.tsx';
import { MeetingDetails } from './MeetingDetails.tsx';
import { PostDetails } from './PostDetails.tsx';
import { SavedPosts } from './SavedPosts.tsx';

const meeting = sampleMeeting();
const meetingPath = `/communities/${meeting.community.alias}/meetings/${meeting.id}`;

interface SiteArgs {
  widget: ReactNode;
  login: ReturnType<typeof loginOf> | null;
  onSignIn?: PortalProviderProps['onSignIn'];
}

const loginOf = (userId: string) => ({
  accessToken: userId,
  refreshToken: userId,
  expiresAt: '2099-01-01T00:00:00.000Z',
  userId,
  userName: 'Mia Nguyen',
});

/** A website around a widget: it has a first heading of its own. */
function Site({ widget, login, onSignIn }: SiteArgs) {
  const { profile, clock, notify, navigation } = usePortal();
  const [session] = useState(() => memorySession(login));
  const onPortal = useMemo(() => ({ ...profile, portalUrl: 'https://portal.example.org' }), [profile]);
  return (
    <>
      <h1>Riverside Skills Network</h1>
      <PortalProvider
        apiUrl=""
        session={session}
        profile={onPortal}
        clock={clock}
        notify={notify}
        navigation={navigation}
        {...(onSignIn && { onSignIn })}
      >
        {widget}
      </PortalProvider>
      <button onClick={() => session.set(null)}>End the session</button>
    </>
  );
}

const meta = {
  title: 'Communities/Widgets',
  component: Site,
  parameters: { layout: 'padded' },
  args: { widget: <ExploreCommunities headingLevel={2} />, login: null },
  argTypes: { widget: { control: false }, login: { control: false } },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof Site>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the server of the story that plays has been asked so far. */
let answered: readonly string[] = [];

/** Nothing is asked for somebody who may see nothing, and no failure is shown. */
const expectStranger: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Sign in to see this' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Create account (opens in a new tab)' })).toBeVisible();
  await expect(canvas.queryByText(/failed|could not|Authorization token/i)).toBeNull();
  await expect(answered).toEqual([]);
};

export const StrangerExplores: Story = {
  args: { onSignIn: fn() },
  play: async (context) => {
    await expectStranger(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Sign in' }));
    await expect(context.args.onSignIn).toHaveBeenCalledOnce();
  },
};

/** On a website that can sign nobody in. */
export const StrangerInACommunity: Story = {
  args: { widget: <CommunityDetails alias="hand-therapy" headingLevel={2} /> },
  play: async (context) => {
    await expectStranger(context);
    await expect(context.canvas.queryByRole('button', { name: 'Sign in' })).toBeNull();
  },
};

export const StrangerAtAPost: Story = {
  args: { widget: <PostDetails {...discussedPost} headingLevel={2} /> },
  play: expectStranger,
};

/** A session that ends leaves nothing of what was loaded. */
export const SessionOver: Story = {
  args: { widget: <CommunityDetails alias="hand-therapy" headingLevel={2} />, login: loginOf('p-001'), onSignIn: fn() },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Hand therapy' });
    await userEvent.click(canvas.getByRole('button', { name: 'End the session' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Sign in to see this' })).toBeVisible();
    await expect(canvas.queryByText('Hand therapy')).toBeNull();
  },
};

/** The website's first heading stays the only one: those of the widget begin below it, and none is left out. */
export const HeadingsBelowTheHost: Story = {
  args: { widget: <PostDetails {...discussedPost} headingLevel={2} />, login: loginOf('p-001') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 3, name: /comment/i });
    const levels = canvas.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    await expect(levels.filter((level) => level === 1)).toHaveLength(1);
    await expect(levels.slice(0, 2)).toEqual([1, 2]);
  },
};

/** The website names no places of its own: links have the portal's address, and open in the same tab. */
export const LinksLeadToThePortal: Story = {
  args: { widget: <ExploreCommunities headingLevel={2} />, login: loginOf('p-001') },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Hand therapy' });
    await expect(link).toHaveAttribute('href', 'https://portal.example.org/communities/hand-therapy');
    await expect(link).not.toHaveAttribute('target');
  },
};

export const Dashboard: Story = {
  args: { widget: <CommunitiesDashboard headingLevel={2} />, login: loginOf('p-001') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const Saved: Story = {
  args: { widget: <SavedPosts headingLevel={2} />, login: loginOf('p-001') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /saved/i })).toBeVisible();
  },
};

/** The website's first heading stays the only one, and links lead to the portal, where a meeting has its community. */
const expectMeeting: Story['play'] = async ({ canvas }) => {
  const [link] = await canvas.findAllByRole('link', { name: meeting.name });
  await expect(link).toHaveAttribute('href', `https://portal.example.org${meetingPath}`);
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
};

export const Meetings: Story = {
  args: { widget: <ExploreMeetings headingLevel={2} />, login: loginOf('p-001') },
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 2, name: 'Explore meetings' });
    await expectMeeting(context);
  },
};

export const MeetingsOfACommunity: Story = {
  args: { widget: <CommunityMeetings alias={meeting.community.alias} headingLevel={2} />, login: loginOf('p-001') },
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 2, name: meeting.community.name });
    await expectMeeting(context);
  },
};

export const AMeeting: Story = {
  args: {
    widget: <MeetingDetails alias={meeting.community.alias} id={meeting.id} headingLevel={2} />,
    login: loginOf('p-001'),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: meeting.name });
    await expect(canvas.getByRole('link', { name: meeting.community.name })).toHaveAttribute(
      'href',
      `https://portal.example.org/communities/${meeting.community.alias}`,
    );
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

export const StrangerAtMeetings: Story = {
  args: { widget: <ExploreMeetings headingLevel={2} /> },
  play: expectStranger,
};

export const StrangerAtAMeeting: Story = {
  args: { widget: <MeetingDetails alias={meeting.community.alias} id={meeting.id} headingLevel={2} /> },
  play: expectStranger,
};

export const StrangerAtTheDashboard: Story = {
  args: { widget: <CommunitiesDashboard headingLevel={2} /> },
  play: expectStranger,
};

export const StrangerAtSavedPosts: Story = {
  args: { widget: <SavedPosts headingLevel={2} /> },
  play: expectStranger,
};

export const Narrow: Story = { ...StrangerExplores, globals: { width: '320px' } };

export const RightToLeft: Story = { ...StrangerExplores, globals: { direction: 'rtl' } };
