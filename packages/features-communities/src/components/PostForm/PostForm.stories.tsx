import { limits } from '@portal/api';
import { contentRefusal, type ContentMeasures } from '@portal/rules';
import { ProblemError } from '@portal/kit';
import { findEditor, inAColumn, liveMock, pasteInto, pressEscape, storyNow, typeInto } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { basisOf } from '../../model/post-basis.ts';
import { samplePoll } from '../../stories/sample-polls.ts';
import { sampleAttachments, samplePost } from '@portal/stories/samples/posts';
import { PostForm } from './PostForm.tsx';
import { editedPost, emptyPost, newPost, valuesOf } from './post-values.ts';

const tenTags = Array.from({ length: 10 }, (_, index) => ({ id: `t${index}`, name: `Tag ${index + 1}` }));
const written = samplePost({ attachments: sampleAttachments, type: 4 });
const onSave = fn(async () => undefined);

const meta = {
  title: 'Communities/Post/Form',
  component: PostForm,
  decorators: [inAColumn],
  args: {
    communityId: written.communityId,
    initial: emptyPost,
    draftKey: 'post:new:story',
    draftPlace: { kind: 'New post', place: 'Hand Therapy', href: undefined },
    label: 'New post',
    submitLabel: 'Post',
    tags: [],
    onSave,
    onCancel: fn(),
  },
} satisfies Meta<typeof PostForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  parameters: { behaviours: ['COM-179', 'COM-180'] },
  async play({ canvas, canvasElement }) {
    await findEditor(canvasElement, /^Content/);
    await userEvent.click(canvas.getByText('Add a type, tags, a picture or files'));
    const type = canvas.getByRole('button', { name: /^(No type )?Type/ });
    await userEvent.click(type);
    const names = (await screen.findAllByRole('option')).map((option) => option.textContent);
    await expect(names).toEqual([
      'No type',
      'Urgent help sought',
      'Opportunity to collaborate',
      'Opportunity to contribute',
      'Knowledge sharing',
    ]);
    await pressEscape();
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(canvas.queryByText(/visibility/i)).toBeNull();
  },
};

/** An at sign and a name find members of the community; the text keeps whom it mentions. */
export const Mention: Story = {
  args: { initial: { ...emptyPost, title: 'Splints' } },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
  async play({ args, canvas, canvasElement }) {
    const editor = await findEditor(canvasElement, /^Content/);
    await typeInto(editor, 'Ask @Tom');
    const [first] = await canvas.findAllByRole('option', { name: /^Tom/ });
    await waitFor(() => expect(editor).toHaveAttribute('aria-activedescendant', first?.id));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(editor.querySelector('[data-mention]')).toHaveTextContent(/^@Tom/));
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    const body = expect.stringMatching(/<span data-mention="[\w-]+">@Tom/) as string;
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ body })));
  },
};

/** Nobody of that name is a member. */
export const NobodyToMention: Story = {
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
  async play({ canvas, canvasElement }) {
    await typeInto(await findEditor(canvasElement, /^Content/), 'Ask @Zzz');
    await expect(await canvas.findByText('Nobody found')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('Nobody found')).toBeNull());
  },
};

/** A stored attachment that is taken out stays, marked, and can be put back; saving names it. */
export const Edit: Story = {
  args: { initial: valuesOf(basisOf(written)), label: 'Edit post', submitLabel: 'Save changes', tags: written.tags },
  parameters: { behaviours: ['COM-182', 'COM-184'] },
  async play({ canvas, canvasElement }) {
    await waitFor(async () => expect(await findEditor(canvasElement, /^Content/)).toHaveTextContent('as per protocol'));
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Flexor tendon handout\.pdf/ }));
    await expect(canvas.getByText('Flexor tendon handout.pdf')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    const values = onSave.mock.calls.at(-1)?.at(0) ?? emptyPost;
    await expect(editedPost(basisOf(written), values, storyNow()).attachmentsUrls).toEqual([
      sampleAttachments[0]?.path,
    ]);
  },
};

/** With ten tags no other can be chosen. */
export const TenTags: Story = {
  args: { initial: { ...valuesOf(basisOf(written)), tagIds: tenTags.map(({ id }) => id) }, tags: tenTags },
  parameters: { behaviours: ['COM-596'] },
  async play({ canvas, canvasElement }) {
    await findEditor(canvasElement, /^Content/);
    const field = canvas.getByRole('combobox', { name: /^Tags/ });
    await userEvent.click(field);
    const other = await screen.findByRole('option', { name: 'Research' });
    await expect(other).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(other, { pointerEventsCheck: 0 });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('button', { name: /^Remove Tag/ })).toHaveLength(10);
  },
};

/** The server refuses a text that would freeze its readers: the words stand under the field, and what was written stays. */
function refusedFor(measure: keyof ContentMeasures): Story {
  const message = contentRefusal({ [measure]: limits.content[measure] + 1 })?.message ?? '';
  const problem = { code: 'invalid_input', status: 400, message, field: 'body.body' };
  return {
    args: {
      initial: valuesOf(basisOf(written)),
      onSave: fn(() => Promise.reject<undefined>(new ProblemError(problem))),
    },
    async play({ canvas, canvasElement }) {
      const editor = await findEditor(canvasElement, /^Content/);
      await waitFor(() => expect(editor).toHaveTextContent('as per protocol'));
      await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
      await waitFor(() => expect(editor).toHaveAccessibleDescription(expect.stringContaining(message)));
      await expect(editor).toHaveTextContent('as per protocol');
      await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue(written.title);
    },
  };
}

/** What would be refused is not even rendered when it is pasted: a browser takes a second for such a word at each key. */
export const PastedWordTooLong: Story = {
  args: { initial: valuesOf(basisOf(written)) },
  async play({ canvasElement }) {
    const editor = await findEditor(canvasElement, /^Content/);
    await waitFor(() => expect(editor).toHaveTextContent('as per protocol'));
    const before = editor.textContent;
    await pasteInto(editor, '\u0634'.repeat(limits.content.word + 1));
    const { message = '' } = contentRefusal({ word: limits.content.word + 1 }) ?? {};
    await waitFor(() => expect(editor).toHaveAccessibleDescription(expect.stringContaining(message)));
    await expect(editor.textContent).toBe(before);
  },
};

/** A poll is added, filled and sent; what is left empty is no answer. */
export const WithAPoll: Story = {
  args: { initial: { ...emptyPost, title: 'Which one?', body: '<p>Just one.</p>' } },
  async play({ canvas, canvasElement }) {
    await findEditor(canvasElement, /^Content/);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^This is a question/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a poll' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Answer 1/ }), 'The blue one');
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(canvas.getByText('Please write at least two answers')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: /^Answer 1/ })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Answer 2/ }), 'the BLUE one');
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(canvas.getByText('Each answer can be there once')).toBeVisible());
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Answer 2/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Answer 2/ }), 'The green one');
    await userEvent.click(canvas.getByRole('button', { name: 'Add an answer' }));
    await expect(canvas.getByRole('textbox', { name: /^Answer 3/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'People may choose several answers' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    const values = onSave.mock.calls.at(-1)?.at(0) ?? emptyPost;
    await expect(newPost('c-01', values, storyNow())).toMatchObject({
      isQuestion: true,
      pollOptions: ['The blue one', 'The green one'],
      isPollMultiple: true,
      pollResults: 'afterVote',
      pollClosesAt: '2026-11-25T01:00:00.000Z',
    });
  },
};

/** Answers are taken out one by one as long as two are left, or the poll as a whole. */
export const PollTakenOut: Story = {
  args: {
    initial: {
      ...valuesOf(basisOf(written)),
      poll: { options: ['A', 'B', 'C'], isMultiple: false, results: 'always', end: '' },
    },
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove answer 2' }));
    await expect(canvas.getByRole('textbox', { name: /^Answer 2/ })).toHaveValue('C');
    await expect(canvas.queryByRole('button', { name: /^Remove answer/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the poll' }));
    await expect(canvas.getByRole('button', { name: 'Add a poll' })).toBeVisible();
  },
};

/** Once somebody has voted, the words say so, and only the closing time can be chosen. */
export const PollWithVotes: Story = {
  args: {
    initial: valuesOf(basisOf({ ...written, poll: samplePoll({ closesAt: '2026-11-30T01:00:00.000Z' }) })),
    pollState: 'locked',
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(/^People have voted already/)).toBeVisible());
    for (const field of canvas.getAllByRole('textbox', { name: /^Answer/ })) await expect(field).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /Remove the poll|Add an answer/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /Closes/ })).toBeEnabled();
  },
};

/** Where edits wait for approval a poll stays as it is. */
export const PollUnderApproval: Story = {
  args: { initial: valuesOf(basisOf({ ...written, poll: samplePoll() })), pollState: 'fixed' },
  async play({ canvas, canvasElement }) {
    await findEditor(canvasElement, /^Content/);
    await expect(canvas.getByText(/^Changes to this post wait for approval/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a poll' })).toBeNull();
  },
};

export const TooManyParts = refusedFor('elements');
export const TooDeep = refusedFor('depth');
export const TableTooLarge = refusedFor('cells');
export const TooManyAccents = refusedFor('marks');
export const WordTooLong = refusedFor('word');
export const AddressTooLong = refusedFor('unbroken');
export const TooManyTurns = refusedFor('turns');

export const Phone: Story = { args: { initial: valuesOf(basisOf(written)) }, globals: { width: '360px' } };
export const Dark: Story = { args: { initial: valuesOf(basisOf(written)) }, globals: { scheme: 'dark' } };
