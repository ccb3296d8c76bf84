import { calls, useEndpointCache, type Comment } from '@portal/api';
import { findEditor, onAPage, typeInto } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleComment, samplePerson, samplePost } from '@portal/stories/samples/posts';
import { discussedPost } from '../../stories/world-posts.ts';
import { Comments } from './Comments.tsx';

interface ArrivingProps {
  /** Makes the comments that arrive, among those that are there. */
  arrive: (there: readonly Comment[]) => readonly Comment[];
  isEmpty?: boolean;
  /** Makes what stands there of what their authors have edited. */
  edit?: (there: Comment) => Comment;
}

/** The comments of a post, and a button that lets others be told of. */
function Arriving({ arrive, isEmpty = false, edit }: ArrivingProps) {
  const cache = useEndpointCache();
  const [isWriting, setWriting] = useState(false);
  const post = samplePost({ id: discussedPost.id });
  const show = (change: (there: Comment[]) => Comment[]) =>
    cache.update(calls.comments.list, 'all', (reply) => ({ ...reply, comments: change(reply.comments) }));
  return (
    <>
      {isEmpty && (
        <button type="button" onClick={() => show(() => [])}>
          Have none
        </button>
      )}
      <button type="button" onClick={() => show((there) => [...there, ...arrive(there)])}>
        Let comments arrive
      </button>
      {edit && (
        <button type="button" onClick={() => show((there) => there.map(edit))}>
          Let comments be edited
        </button>
      )}
      <Comments post={post} permissions={['commentCreate']} isWriting={isWriting} onWritingChange={setWriting} />
    </>
  );
}

const other = samplePerson(3);
const byAnother = (id: string, body: string, parentCommentId: string | null = null) =>
  sampleComment({ id, body, parentCommentId, author: other });

const meta = {
  title: 'Communities/Post/New comments',
  component: Arriving,
  decorators: [onAPage],
  args: {
    arrive: (there) => [
      byAnother('answer', '<p>Same here.</p>', there[0]?.id),
      byAnother('fresh', '<p>Has anybody tried tape?</p>'),
    ],
  },
} satisfies Meta<typeof Arriving>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const statusTextOf = (canvas: Canvas) =>
  canvas
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

/** What others write meanwhile is counted and waits: nothing that is read moves. Whoever asks for it goes on from the first of it. */
export const Arrive: Story = {
  async play({ canvas }) {
    const articles = await canvas.findAllByRole('article');
    const last = articles.at(-1)!;
    const { top } = last.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Let comments arrive' }));
    const show = await canvas.findByRole('button', { name: 'Show 2 new comments' });
    await expect(statusTextOf(canvas)).toBe('2 new comments');
    await expect(canvas.queryByText('Same here.')).toBeNull();
    await expect(last.getBoundingClientRect().top).toBe(top);
    show.focus();
    await userEvent.keyboard('{Enter}');
    const answer = (await canvas.findByText('Same here.')).closest('article');
    await expect(answer?.parentElement).toHaveFocus();
    await expect(canvas.getByText('Has anybody tried tape?')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull();
    await expect(statusTextOf(canvas)).toBe('');
  },
};

/** One's own, written in another tab, is there at once, and nobody is told of it. */
export const OnesOwn: Story = {
  args: { arrive: () => [sampleComment({ id: 'mine', body: '<p>From my phone.</p>', author: samplePerson(0) })] },
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'Let comments arrive' }));
    await canvas.findByText('From my phone.');
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull();
    await expect(statusTextOf(canvas)).toBe('');
  },
};

/** The first comments of a post are shown as they come, and told of. */
export const TheFirst: Story = {
  args: { isEmpty: true, arrive: () => [byAnother('fresh', '<p>Has anybody tried tape?</p>')] },
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'Have none' }));
    await canvas.findByText('No comments yet');
    await userEvent.click(canvas.getByRole('button', { name: 'Let comments arrive' }));
    await canvas.findByText('Has anybody tried tape?');
    await waitFor(() => expect(statusTextOf(canvas)).toBe('1 new comment'));
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull();
  },
};

const mine = sampleComment({ id: 'mine', body: '<p>From my phone.</p>', author: samplePerson(0) });
const bodies: Readonly<Record<string, string>> = { mine: '<p>From my laptop.</p>', answer: '<p>Not here.</p>' };

/** What others edit is new where it stands; what is being edited here stays as it was typed, whatever its own author has saved elsewhere. */
export const EditedMeanwhile: Story = {
  args: {
    arrive: () => [mine, byAnother('answer', '<p>Same here.</p>', 'mine')],
    edit: (there) => ({ ...there, body: bodies[there.id] ?? there.body, version: there.version + 1 }),
  },
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'Let comments arrive' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 1 new comment' }));
    await canvas.findByText('Same here.');
    const own = (await canvas.findByText('From my phone.')).closest('article')!;
    await userEvent.click(within(own).getByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const editor = await findEditor(await canvas.findByRole('form', { name: 'Your comment' }));
    await typeInto(editor, ' And tape.');
    await userEvent.click(canvas.getByRole('button', { name: 'Let comments be edited' }));
    await canvas.findByText('Not here.');
    await expect(canvas.queryByText('Same here.')).toBeNull();
    await expect(editor).toHaveTextContent('From my phone. And tape.');
    await expect(canvas.queryByText('From my laptop.')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull();
    await expect(statusTextOf(canvas)).toBe('');
  },
};

/** The bar may lie on a button until the reader presses it or scrolls. */
export const Phone: Story = {
  globals: { width: '360px' },
  parameters: { a11y: { options: { rules: { 'target-size': { enabled: false } } } } },
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'Let comments arrive' }));
    await canvas.findByRole('button', { name: 'Show 2 new comments' });
  },
};
