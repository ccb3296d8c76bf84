import { inAColumn, paintOf, pressEscape } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { postRights, reader } from '../../model/post-permissions.ts';
import { sampleAttachments, samplePerson, samplePost } from '@portal/stories/samples/posts';
import { samplePoll } from '../../stories/sample-polls.ts';
import { PollView } from '../Poll/PollView.tsx';
import { PostCard } from './PostCard.tsx';

const memberRights = (post = samplePost()) => postRights(post, reader('p-001', ['commentCreate']));

const meta = {
  title: 'Communities/Post/Card',
  component: PostCard,
  decorators: [inAColumn],
  args: {
    post: samplePost(),
    layout: 'feed',
    headingLevel: 1,
    href: '/communities/hand-therapy/posts/post-sample',
    rights: memberRights(),
    role: 'Member',
    like: { isOn: false, count: 12, toggle: fn() },
    save: { isOn: false, count: 0, toggle: fn() },
    onLikes: fn(),
    onViews: fn(),
    onReport: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onClose: fn(),
    onOpen: fn(),
    onCopyLink: fn(),
    onComment: fn(),
  },
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAFeed: Story = {
  parameters: { behaviours: ['COM-117', 'COM-172'] },
  async play({ canvasElement, args }) {
    const card = within(canvasElement);
    const { firstName, lastName, pronoun } = args.post.author;
    await expect(card.getByText(new RegExp(`${firstName} ${lastName}`))).toBeVisible();
    await expect(card.getByText(`(${pronoun})`)).toBeVisible();
    await expect(card.getByText(`${firstName[0]}${lastName[0]}`)).toBeVisible();
    await expect(paintOf(card.getByText('Member'))).toBe('green');
    await expect(card.getByRole('link', { name: args.post.title })).toHaveAttribute('href', args.href);
    await userEvent.click(card.getByRole('button', { name: '12 likes' }));
    await expect(args.onLikes).toHaveBeenCalled();
  },
};

export const OnItsPage: Story = {
  args: { layout: 'page', post: samplePost({ attachments: sampleAttachments }) },
  parameters: { behaviours: ['COM-168', 'COM-171', 'COM-181'] },
  async play({ canvasElement, args }) {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: args.post.title })).toBeVisible();
    await expect(page.getByText('Do you ask, every time?').tagName).toBe('LI');
    await expect(page.getByText('Splinting')).toBeVisible();
    await expect(page.getByText('Flexor tendon handout.pdf')).toBeVisible();
  },
};

export const ByAModerator: Story = {
  args: { role: 'Moderator' },
  parameters: { behaviours: ['COM-116'] },
  async play({ canvasElement }) {
    await expect(paintOf(within(canvasElement).getByText('Moderator'))).toBe('red');
  },
};

/** An administrator wrote it while they acted for its author, in an organisation that says so. */
export const WrittenForTheAuthor: Story = {
  args: { post: samplePost({ writtenBy: { id: 'p-004', name: 'Helen Brooks' } }) },
  async play({ canvasElement, args }) {
    const { firstName, lastName } = args.post.author;
    const words = `written by Helen Brooks on behalf of ${firstName} ${lastName}`;
    await expect(within(canvasElement).getByText(words)).toBeVisible();
  },
};

const closed = samplePost({ isFrozen: true });

/** A closed post can still be read, saved, reported and its link copied. */
export const Closed: Story = {
  args: { post: closed, rights: memberRights(closed), layout: 'page' },
  parameters: { behaviours: ['COM-156', 'COM-160', 'COM-161'] },
  async play({ canvasElement }) {
    const card = within(canvasElement);
    await expect(card.getByText('Closed post')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Like' })).toBeDisabled();
    await expect(card.queryByRole('button', { name: /comments$/ })).toBeNull();
    await expect(card.getByRole('button', { name: 'Save' })).toBeEnabled();
    await userEvent.click(card.getByRole('button', { name: /^More actions/ }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Report post' })).toBeVisible());
    await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
    await expect(page.queryByRole('menuitem', { name: 'Edit post' })).toBeNull();
    await pressEscape();
  },
};

export const WaitingForApproval: Story = {
  args: { post: samplePost({ status: 2 }), rights: memberRights(samplePost({ status: 2 })) },
};

/** A question, before and after an answer was accepted. */
export const Question: Story = {
  args: { post: samplePost({ isQuestion: true }) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Question')).toBeVisible();
  },
};

export const AnsweredQuestion: Story = {
  args: { post: samplePost({ isQuestion: true, acceptedCommentId: 'k5' }) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Answered question')).toBeVisible();
  },
};

/** With a poll, between its text and what can be done with it. */
export const WithAPoll: Story = {
  args: { poll: <PollView poll={samplePoll()} title={samplePost().title} isOver={false} onVote={fn()} /> },
};

export const UrgentHelp: Story = {
  args: { post: samplePost({ type: 1 }) },
  parameters: { behaviours: ['COM-177'] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Urgent help sought')).toBeVisible();
  },
};

export const Collaborate: Story = {
  args: { post: samplePost({ type: 2 }) },
  parameters: { behaviours: ['COM-177'] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Opportunity to collaborate')).toBeVisible();
  },
};

export const Contribute: Story = {
  args: { post: samplePost({ type: 3 }), layout: 'page' },
  parameters: { behaviours: ['COM-177'] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Opportunity to contribute')).toBeVisible();
  },
};

export const Knowledge: Story = {
  args: {
    post: samplePost({ type: 4 }),
    hasCommunity: true,
    like: { isOn: true, count: 13, toggle: fn() },
    save: { isOn: true, count: 0, toggle: fn() },
  },
  parameters: { behaviours: ['COM-177'] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Knowledge sharing')).toBeVisible();
  },
};

const own = samplePost({ author: samplePerson(0), canEdit: true });

export const Own: Story = {
  args: { post: own, rights: postRights(own, reader(own.createdByUserId, ['commentCreate'])) },
  parameters: { behaviours: ['COM-532', 'COM-533', 'COM-543'] },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^More actions/ }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Edit post' })).toBeVisible());
    await expect(page.getByRole('menuitem', { name: 'Delete post' })).toBeVisible();
    await expect(page.queryByRole('menuitem', { name: 'Report post' })).toBeNull();
    await pressEscape();
  },
};

const reported = samplePost({ isReported: true });

export const AlreadyReported: Story = {
  args: { post: reported, rights: memberRights(reported) },
  parameters: { behaviours: ['COM-544'] },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^More actions/ }));
    const entry = await within(canvasElement.ownerDocument.body).findByRole('menuitem', {
      name: 'You reported this post',
    });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await pressEscape();
  },
};

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const VeryLongWords: Story = {
  args: {
    post: samplePost({
      title: `${longWord} and the ${longWord}`,
      body: `<p>${longWord.repeat(3)}</p>`,
      type: 1,
      author: {
        ...samplePerson(4),
        firstName: 'Wilhelmina-Alexandrina',
        lastName: 'van der Westhuizen-Papadimitriou',
        pronoun: 'they/them',
      },
      tags: ['Upper limb rehabilitation after stroke', longWord, 'CPD'].map((name) => ({ id: name, name })),
    }),
    hasCommunity: true,
    role: 'Moderator',
  },
};

export const Narrow: Story = {
  ...VeryLongWords,
  globals: { width: '360px' },
};

export const ShortAndBare: Story = {
  args: {
    post: samplePost({
      title: 'Hello',
      body: '<p>New here.</p>',
      tags: [],
      commentsCount: 0,
      likesCount: 0,
      viewsCount: 1,
    }),
    like: { isOn: false, count: 0, toggle: fn() },
  },
};

export const Dark: Story = { args: { post: samplePost({ type: 2 }) }, globals: { scheme: 'dark' } };
