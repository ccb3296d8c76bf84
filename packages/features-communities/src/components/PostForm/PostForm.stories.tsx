import { limits } from '@portal/api';
import { contentRefusal, type ContentMeasures } from '@portal/api/rules';
import { ProblemError } from '@portal/kit';
import { findEditor, inAColumn, pasteInto } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleAttachments, samplePost } from '../../stories/sample-posts.ts';
import { PostForm } from './PostForm.tsx';
import { editedPost, emptyPost, valuesOf } from './post-values.ts';

const tenTags = Array.from({ length: 10 }, (_, index) => ({ id: `t${index}`, name: `Tag ${index + 1}` }));
const written = samplePost({ attachments: sampleAttachments, type: 4 });
const onSave = fn(async () => undefined);

const meta = {
  title: 'Communities/Post/Form',
  component: PostForm,
  decorators: [inAColumn],
  args: {
    initial: emptyPost,
    draftKey: 'post:new:story',
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
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(canvas.queryByText(/visibility/i)).toBeNull();
  },
};

/** A stored attachment that is taken out stays, marked, and can be put back; saving names it. */
export const Edit: Story = {
  args: { initial: valuesOf(written), label: 'Edit post', submitLabel: 'Save changes', tags: written.tags },
  parameters: { behaviours: ['COM-182', 'COM-184'] },
  async play({ canvas, canvasElement }) {
    await waitFor(async () => expect(await findEditor(canvasElement, /^Content/)).toHaveTextContent('as per protocol'));
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Flexor tendon handout\.pdf/ }));
    await expect(canvas.getByText('Flexor tendon handout.pdf')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    const values = onSave.mock.calls.at(-1)?.at(0) ?? emptyPost;
    await expect(editedPost(written, values).attachmentsUrls).toEqual([sampleAttachments[0]?.path]);
  },
};

/** With ten tags no other can be chosen. */
export const TenTags: Story = {
  args: { initial: { ...valuesOf(written), tagIds: tenTags.map(({ id }) => id) }, tags: tenTags },
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
      initial: valuesOf(written),
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

/** What would be refused is not even drawn when it is pasted: a browser takes a second for such a word at each key. */
export const PastedWordTooLong: Story = {
  args: { initial: valuesOf(written) },
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

export const TooManyParts = refusedFor('elements');
export const TooDeep = refusedFor('depth');
export const TableTooLarge = refusedFor('cells');
export const TooManyAccents = refusedFor('marks');
export const WordTooLong = refusedFor('word');
export const AddressTooLong = refusedFor('unbroken');
export const TooManyTurns = refusedFor('turns');

export const Phone: Story = { args: { initial: valuesOf(written) }, globals: { width: '360px' } };
export const Dark: Story = { args: { initial: valuesOf(written) }, globals: { scheme: 'dark' } };
