import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, findEditor, inAColumn, liveMock, typeInto, worldOf } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleCommunities } from '@portal/stories/samples/communities';
import { handTherapyArchived, nothingOf } from '../../stories/msw.ts';
import { CommunityPosts, type CommunityPostsProps } from './CommunityPosts.tsx';

function communityOf(alias: string) {
  const found = sampleCommunities.find((community) => community.alias === alias);
  if (found === undefined) throw new Error(`The demo world has no community ${alias}`);
  return { ...found, membershipStatus: 'Joined' as const };
}

const meta = {
  title: 'Communities/Post/Community posts',
  component: CommunityPosts,
  args: {
    community: communityOf('hand-therapy'),
    permissions: ['postCreate', 'commentCreate'],
    narrowing: null,
    onNarrowingChange: fn(),
  },
  decorators: [inAColumn],
} satisfies Meta<typeof CommunityPosts>;

export default meta;
type Story = StoryObj<typeof meta>;

const tooOften = { code: 'rate_limited', message: 'Too many attempts. Try again in a minute.' } as const;

/** What the server of the story that plays has answered so far, and what lets it answer the rest. */
let answered: readonly string[] = [];
let release = () => {};

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

async function write(canvasElement: HTMLElement, title: string, text: string) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Create post' }));
  await userEvent.type(await page.findByRole('textbox', { name: /^Title/ }), title);
  await typeInto(await findEditor(canvasElement, /^Content/), text);
  await userEvent.click(page.getByRole('button', { name: 'Post' }));
}

/** As the page does it, which keeps it in the address. */
function narrowedByPressing(args: CommunityPostsProps) {
  return <Narrowed {...args} />;
}

function Narrowed(props: CommunityPostsProps) {
  const [narrowing, setNarrowing] = useState(props.narrowing);
  return <CommunityPosts {...props} narrowing={narrowing} onNarrowingChange={setNarrowing} />;
}

/** Writing a post: the composer opens in place and the post stands on top. */
export const Live: Story = {
  parameters: { behaviours: ['COM-150', 'COM-154'] },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole('button', { name: 'Share something with Hand therapy…' })).toBeVisible());
    await write(canvasElement, 'Which putty lasts?', 'Ours dries out in a month.');
    await waitFor(() => expect(bodyOf(canvasElement).getByText('Successfully created')).toBeVisible());
    await waitFor(() => expect(page.getByRole('heading', { name: 'Which putty lasts?' })).toBeVisible());
  },
};

/** An archived community is read and liked; nobody writes. */
export const Archived: Story = {
  args: { community: { ...communityOf('hand-therapy'), isArchived: true }, permissions: [] },
  beforeEach: handTherapyArchived({ as: 'mia.nguyen@example.org' }),
  async play({ canvas }) {
    await expect(canvas.getByText(/^This community is archived/)).toBeVisible();
    await expect((await canvas.findAllByRole('button', { name: 'Like' }))[0]).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Create post' })).toBeNull();
  },
};

/** Whoever approves posts is told how many wait, sees those alone and goes back to all. */
export const WhatWaits: Story = {
  globals: { role: 'editor' },
  args: {
    community: communityOf('ndis-practice'),
    permissions: ['postCreate', 'commentCreate', 'postEdit', 'postApprove'],
  },
  render: narrowedByPressing,
  beforeEach: worldOf({ as: 'priya.sharma@example.org' }),
  async play({ canvas }) {
    await canvas.findByText('4 posts wait for your approval');
    await userEvent.click(canvas.getByRole('button', { name: 'Show what waits' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Approve/ })).toHaveLength(4));
    await userEvent.click(canvas.getAllByRole('button', { name: /^Approve/ })[0]!);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Show all posts' }));
    await canvas.findByText('3 posts wait for your approval');
  },
};

/** Posts do not move when it turns out that some wait: they come with that news. */
export const WhatWaitsIsCountedLate: Story = {
  ...WhatWaits,
  beforeEach(context) {
    const gate = Promise.withResolvers<void>();
    const isCount = (request: Request) => new URL(request.url).searchParams.get('onlyWaiting') === 'true';
    const mock = liveMock({
      as: 'priya.sharma@example.org',
      holdBack: (request) => (isCount(request) ? gate.promise : undefined),
    });
    answered = mock.answered;
    release = gate.resolve;
    answering(...mock.handlers)(context);
  },
  async play({ canvas }) {
    await waitFor(() => expect(answered).toContain('posts.ofCommunity'));
    // What could be rendered has been; a busy browser may be idle only when the held call has been given up.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
    release();
    await canvas.findByText('4 posts wait for your approval');
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

/** An address that asks for what waits shows all posts to who does not approve any. */
export const WaitingForAReader: Story = {
  args: { narrowing: 'waiting' },
  async play({ canvas }) {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
    await expect(canvas.queryByText('Only what waits for approval is shown.')).toBeNull();
  },
};

/** Whoever wants to help sees the questions alone that wait for an answer, and goes back to all posts from the same button. */
export const Unanswered: Story = {
  render: narrowedByPressing,
  async play({ canvas }) {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
    const button = canvas.getByRole('button', { name: 'Show unanswered questions' });
    await userEvent.click(button);
    await canvas.findByText('Only questions without an accepted answer are shown.');
    await waitFor(async () => {
      const posts = canvas.getAllByRole('article');
      await expect(posts.length).toBeGreaterThan(0);
      for (const post of posts) await expect(within(post).getByText('Question')).toBeInTheDocument();
    });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName('Show all posts');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.queryByText('Only questions without an accepted answer are shown.')).not.toBeInTheDocument(),
    );
    await expect(button).toHaveAccessibleName('Show unanswered questions');
  },
};

export const NothingUnanswered: Story = {
  args: { narrowing: 'unanswered' },
  beforeEach: nothingOf('posts'),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('No unanswered questions')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Show all posts' })).toBeVisible();
  },
};

export const UnansweredCannotBeFetched: Story = {
  args: { narrowing: 'unanswered' },
  beforeEach: answering(failing(calls.posts.ofCommunity, { code: 'server_error', message: 'The database rests.' })),
  async play({ canvas }) {
    await canvas.findByText('The database rests.');
    await expect(canvas.queryByText('No unanswered questions')).toBeNull();
  },
};

export const UnansweredOnAPhone: Story = { args: { narrowing: 'unanswered' }, globals: { width: '360px' } };

export const NoPosts: Story = {
  beforeEach: nothingOf('posts'),
  parameters: { behaviours: ['COM-711', 'PLT-772'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('No posts yet')).toBeVisible());
  },
};

/** The same without a pointer. */
export const KeyboardAlone: Story = {
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('button', { name: 'Share something with Hand therapy…' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const editor = await findEditor(canvasElement, /^Content/);
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveFocus();
    await userEvent.keyboard('Putty');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Heading' })).toHaveFocus();
    // The first Escape puts the tooltip away, the second leads into the text.
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(editor).toHaveFocus());
    await userEvent.keyboard('Dry.');
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /^This is a question/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add a poll' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText('Add a type, tags, a picture or files')).toHaveFocus();
    // A browser passes over what is folded away; the Tab played here would not.
    canvas.getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Post' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Putty' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Share something with Hand therapy…' })).toHaveFocus();
  },
};

export const NeedsApproval: Story = {
  args: { community: communityOf('ndis-practice') },
  parameters: { behaviours: ['COM-153', 'COM-155'] },
  async play({ canvasElement }) {
    await write(canvasElement, 'A template for goals', 'Free to take.');
    await waitFor(() =>
      expect(bodyOf(canvasElement).getByText('Successfully created. Waiting for approval')).toBeVisible(),
    );
  },
};

export const Reader: Story = {
  args: { permissions: [] },
  parameters: { behaviours: ['COM-152'] },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect((await page.findAllByRole('article')).length).toBeGreaterThan(0);
    await expect(page.queryByRole('button', { name: 'Create post' })).toBeNull();
  },
};

/** What is missing is said under its field, and the first wrong field gets the focus. */
export const Validation: Story = {
  parameters: { behaviours: ['COM-593', 'COM-594', 'COM-595'] },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Create post' }));
    await findEditor(canvasElement, /^Content/);
    await userEvent.click(page.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(page.getByText('Please enter a post title')).toBeVisible());
    await expect(page.getByText('Please enter a post content')).toBeVisible();
    const title = page.getByRole('textbox', { name: /^Title/ });
    await expect(title).toHaveFocus();
    await userEvent.click(title);
    await userEvent.paste('a'.repeat(151));
    await waitFor(() => expect(page.getByText('Max length is 150 symbols')).toBeVisible());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(page.queryByText('Max length is 150 symbols')).toBeNull());
  },
};

/** A picture that is too large or of another kind is refused in words. */
export const Picture: Story = {
  parameters: { behaviours: ['COM-835', 'COM-836'] },
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create post' }));
    await userEvent.click(await canvas.findByText('Add a type, tags, a picture or files'));
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([multiple])');
    if (input === null) throw new Error('There is no field for a picture');
    const choose = (file: File) => userEvent.upload(input, file, { applyAccept: false });
    await choose(new File([new Uint8Array(5_242_881)], 'large.png'));
    await waitFor(() => expect(canvas.getByText('Maximum allowed file size is 5Mb')).toBeVisible());
    await choose(new File(['x'], 'drawing.svg'));
    await waitFor(() => expect(canvas.getByText('Allowed only: png, jpeg, jpg file types')).toBeVisible());
  },
};

export const Files: Story = {
  parameters: {
    behaviours: [
      'COM-598',
      'COM-599',
      'COM-183',
      'COM-597',
      'PLT-710',
      'PLT-711',
      'PLT-712',
      'PLT-713',
      'PLT-715',
      'PLT-716',
    ],
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Create post' }));
    await userEvent.click(await page.findByText('Add a type, tags, a picture or files'));
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"][multiple]');
    if (input === null) throw new Error('There is no field for files');
    const choose = (...files: File[]) => userEvent.upload(input, files, { applyAccept: false });
    await choose(new File([new Uint8Array(5_242_881)], 'large.pdf'));
    await waitFor(() => expect(page.getByText('Maximum allowed file size is 5Mb')).toBeVisible());
    await choose(new File(['x'], 'tool.exe'));
    await expect(
      await page.findByText('Allowed only: pdf, docx, xlsx, txt, png, jpeg, jpg, pptx, ppt file types'),
    ).toBeVisible();
    await choose(new File([new Uint8Array(5_242_880)], 'exact.pdf'));
    await waitFor(() => expect(page.getByText('exact.pdf')).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: /Remove exact\.pdf/ }));
    await waitFor(() => expect(page.queryByText('exact.pdf')).toBeNull());
    await choose(...Array.from({ length: 11 }, (_, index) => new File(['x'], `notes-${index + 1}.txt`)));
    await waitFor(() => expect(page.getByText('notes-10.txt')).toBeVisible());
    await expect(page.queryByText('notes-11.txt')).toBeNull();
    await expect(input).toBeDisabled();
  },
};

/** A post that could not be sent keeps everything that was typed. */
export const CreationFails: Story = {
  beforeEach: answering(failing(calls.posts.create, sampleProblem)),
  parameters: { behaviours: ['COM-778'] },
  async play({ canvasElement }) {
    await write(canvasElement, 'Which putty lasts?', 'Ours dries out.');
    await waitFor(() => expect(bodyOf(canvasElement).getByText('Error creating post. Try again.')).toBeVisible());
    const page = within(canvasElement);
    await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Which putty lasts?');
    await expect(page.getByRole('textbox', { name: /^Content/ })).toHaveTextContent('Ours dries out.');
  },
};

/** Likewise for somebody who writes too often: the toast says how long to wait. */
export const TooOften: Story = {
  beforeEach: answering(failing(calls.posts.create, tooOften)),
  parameters: { behaviours: ['COM-778'] },
  async play({ canvasElement }) {
    await write(canvasElement, 'Which putty lasts?', 'Ours dries out.');
    await waitFor(() => expect(bodyOf(canvasElement).getByText('Error creating post. Try again.')).toBeVisible());
    await expect(bodyOf(canvasElement).getByText(tooOften.message)).toBeVisible();
    await expect(within(canvasElement).getByRole('textbox', { name: /^Title/ })).toHaveValue('Which putty lasts?');
  },
};

/** A like that comes too often is taken back. */
export const LikedTooOften: Story = {
  beforeEach: answering(failing(calls.posts.like, tooOften)),
  async play({ canvas, canvasElement }) {
    const [like] = await canvas.findAllByRole('button', { name: 'Like' });
    if (like === undefined) throw new Error('Every post of hand therapy is liked');
    await userEvent.click(like);
    await waitFor(() => expect(bodyOf(canvasElement).getByText(tooOften.message)).toBeVisible());
    await waitFor(() => expect(like).toHaveAccessibleName('Like'));
  },
};

/** Likewise without a network. */
export const Offline: Story = {
  beforeEach: answering(failing(calls.posts.create, 'offline')),
  parameters: { behaviours: ['COM-778'] },
  async play({ canvasElement }) {
    await write(canvasElement, 'Which putty lasts?', 'Ours dries out.');
    await waitFor(() => expect(bodyOf(canvasElement).getByText('Error creating post. Try again.')).toBeVisible());
    await expect(within(canvasElement).getByRole('textbox', { name: /^Title/ })).toHaveValue('Which putty lasts?');
  },
};

export const PostsCannotBeFetched: Story = {
  beforeEach: answering(failing(calls.posts.ofCommunity, sampleProblem)),
  parameters: { behaviours: ['COM-779'] },
  async play({ canvasElement }) {
    await waitFor(() => expect(within(canvasElement).getByText('Error fetching post. Try again.')).toBeVisible());
  },
};

export const ComposerOpen: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Create post' }));
    await userEvent.click(await page.findByText('Add a type, tags, a picture or files'));
    await findEditor(canvasElement, /^Content/);
  },
};
