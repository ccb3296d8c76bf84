import { calls, type Comment, pageSizes, type Post, useEndpoint } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, findEditor, liveMock, onAPage, pressEscape, typeInto } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EditComment } from '../../components/Comments/EditComment.tsx';
import { EditPost } from '../../components/EditPost/EditPost.tsx';
import { ownPost } from '../../stories/world-posts.ts';
import { PostDetailsPage } from './PostDetailsPage.tsx';

const theirBody = '<p>They say something else here.</p>';

let mock = liveMock();

const meta = {
  title: 'Communities/Post/Two versions',
  component: PostDetailsPage,
  decorators: [onAPage],
  args: { params: ownPost, search: {}, onSearchChange: fn() },
  beforeEach({ msw }) {
    mock = liveMock();
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof PostDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const post = () => {
  const found = mock.state.posts.get(ownPost.id);
  if (found === undefined) throw new Error('The demo world has lost the post');
  return found;
};
const titleField = () => screen.findByRole('textbox', { name: /^Title/ });
const dialog = () => screen.findByRole('dialog', { name: 'Somebody else changed this while you were writing' });
const marked = (element: HTMLElement) => [...element.querySelectorAll('mark')].map(({ textContent }) => textContent);

/** Of the last of its name: what was written last stands below all else. */
async function choose(menu: RegExp, action: string) {
  const buttons = await screen.findAllByRole('button', { name: menu });
  await userEvent.click(buttons.at(-1)!);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** Both have changed the title, they alone the text. */
async function editBoth() {
  await choose(/^More actions for/, 'Edit post');
  await userEvent.clear(await titleField());
  await userEvent.type(await titleField(), 'My own title');
  mock.state.posts.change(ownPost.id, { title: 'Their own title', bodyHtml: theirBody, version: post().version + 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
}

/** The second save shows both versions, marks what differs, and begins with mine where I changed something. */
export const Both: Story = {
  async play() {
    const before = post().version;
    await editBoth();
    const box = await dialog();
    await waitFor(() => expect(marked(box)).toEqual(expect.arrayContaining(['My', 'Their'])));
    await expect(box).toHaveTextContent('They say something else here.');
    const choiceOf = (part: string, side: string) =>
      within(within(box).getByRole('radiogroup', { name: `What is kept: ${part}` })).getByRole('radio', { name: side });
    await expect(choiceOf('Title', 'Yours')).toBeChecked();
    await expect(choiceOf('Content', 'Theirs')).toBeChecked();
    await expect(post()).toMatchObject({ title: 'Their own title', version: before + 1 });
    await userEvent.click(within(box).getByRole('button', { name: 'Save what I chose' }));
    await waitFor(() => expect(screen.getByText('Post edited successfully')).toBeVisible());
    await expect(post()).toMatchObject({ title: 'My own title', bodyHtml: theirBody, version: before + 2 });
  },
};

export const AllOfMine: Story = {
  async play() {
    const { bodyHtml } = post();
    await editBoth();
    const box = await dialog();
    await userEvent.click(within(box).getByRole('button', { name: 'Keep all of mine' }));
    await userEvent.click(within(box).getByRole('button', { name: 'Save what I chose' }));
    await waitFor(() => expect(screen.getByText('Post edited successfully')).toBeVisible());
    await expect(post()).toMatchObject({ title: 'My own title', bodyHtml });
  },
};

/** Nothing is left to be saved: the post stands there as they have it. */
export const AllOfTheirs: Story = {
  async play() {
    const before = post().version;
    await editBoth();
    const box = await dialog();
    await userEvent.click(within(box).getByRole('button', { name: 'Take all of theirs' }));
    await userEvent.click(within(box).getByRole('button', { name: 'Save what I chose' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Their own title' })).toBeVisible());
    await expect(post().version).toBe(before + 1);
  },
};

/** What was chosen stands in the form, their version below it; it is saved as a change of theirs. */
export const MergedByHand: Story = {
  async play() {
    const before = post().version;
    await editBoth();
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Merge by hand' }));
    await waitFor(() => expect(screen.getByText(/^You are now changing the newest version/)).toBeVisible());
    await expect(screen.getByText('Their version')).toBeVisible();
    await userEvent.type(await titleField(), ' and theirs');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.getByText('Post edited successfully')).toBeVisible());
    await expect(post()).toMatchObject({ title: 'My own title and theirs', bodyHtml: theirBody, version: before + 2 });
  },
};

/** Escape leads back to what was typed, from where both can be compared again; a choice needs no mouse. */
export const ByKeyboard: Story = {
  async play() {
    await editBoth();
    await dialog();
    await pressEscape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await titleField()).toHaveValue('My own title');
    screen.getByRole('button', { name: 'Compare' }).focus();
    await userEvent.keyboard('{Enter}');
    const box = within(await dialog());
    const title = within(box.getByRole('radiogroup', { name: 'What is kept: Title' }));
    title.getByRole('radio', { name: 'Yours' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(title.getByRole('radio', { name: 'Theirs' })).toBeChecked());
    box.getByRole('button', { name: 'Save what I chose' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Their own title' })).toBeVisible());
  },
};

/** It is known that there is another version, but not what it says: nothing typed is lost, and it can be asked for again. */
export const TheirsCannotBeFetched: Story = {
  async play({ msw }) {
    await choose(/^More actions for/, 'Edit post');
    await userEvent.type(await titleField(), ' of mine');
    mock.state.posts.change(ownPost.id, { title: 'Their own title', version: post().version + 1 });
    answering(failing(calls.posts.byId, sampleProblem))({ msw });
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.getByText(/^Their version could not be loaded/)).toBeVisible());
    await expect((await titleField()).getAttribute('value')).toMatch(/ of mine$/);
    answering(...mock.handlers)({ msw });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(within(await dialog()).getAllByText(/own title/)[0]).toBeVisible();
  },
};

/** A comment that its author and a moderator change at once. */
export const AComment: Story = {
  async play({ canvasElement }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Write a comment…' }));
    await typeInto(await findEditor(canvasElement, 'Your comment'), 'Wear it at night');
    const form = within(screen.getByRole('form', { name: 'Your comment' }));
    await userEvent.click(form.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    const written = mock.state.comments.values().find(({ bodyHtml }) => bodyHtml === '<p>Wear it at night</p>');
    await choose(/^Actions for the comment by Mia Nguyen/, 'Edit');
    await typeInto(await findEditor(canvasElement, 'Your comment'), ' and rest');
    mock.state.comments.change(written?.id ?? '', { bodyHtml: '<p>Wear it by day</p>', version: 2 });
    const changed = within(screen.getByRole('form', { name: 'Your comment' }));
    await userEvent.click(changed.getByRole('button', { name: 'Save' }));
    const box = await dialog();
    await expect(within(box).getByRole('radio', { name: 'Yours' })).toBeChecked();
    await userEvent.click(within(box).getByRole('button', { name: 'Save what I chose' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Your comment' })).toBeNull());
    await expect(mock.state.comments.get(written?.id ?? '')?.version).toBe(3);
    await expect(mock.state.comments.get(written?.id ?? '')?.bodyHtml).toContain('and rest');
  },
};

/** What has been left, to be opened again as it has become by then. */
function LeftAndOpenedAgain({ theirs, children }: { theirs: () => void; children: (post: Post) => ReactNode }) {
  const [isHere, setHere] = useState(true);
  function toggle() {
    if (!isHere) theirs();
    setHere(!isHere);
  }
  return (
    <>
      <button type="button" style={{ padding: 8 }} onClick={toggle}>
        {isHere ? 'Leave the page' : 'Open it again'}
      </button>
      {isHere && <AsRead>{children}</AsRead>}
    </>
  );
}

function AsRead({ children }: { children: (post: Post) => ReactNode }) {
  const { data, isFetching } = useEndpoint(calls.posts.byId, { params: { id: ownPost.id } }, { staleTimeMs: 0 });
  const [read, setRead] = useState<Post | null>(null);
  if (read === null && data !== undefined && !isFetching) setRead(data);
  return read && children(read);
}

/** What was typed before somebody else saved is found again, and says what it was written on: nobody's words are lost. */
export const KeptBeforeTheySaved: Story = {
  render: () => (
    <LeftAndOpenedAgain
      theirs={() =>
        mock.state.posts.change(ownPost.id, {
          title: 'Their own title',
          bodyHtml: theirBody,
          version: post().version + 1,
        })
      }
    >
      {(read) => <EditPost post={read} onDone={() => undefined} />}
    </LeftAndOpenedAgain>
  ),
  async play({ canvas }) {
    const before = post().version;
    await userEvent.clear(await titleField());
    await userEvent.type(await titleField(), 'My own title');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Open it again' }));
    await waitFor(async () => expect(await titleField()).toHaveValue('My own title'));
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    const box = await dialog();
    await waitFor(() => expect(marked(box)).toEqual(expect.arrayContaining(['My', 'Their'])));
    await expect(post()).toMatchObject({ title: 'Their own title', version: before + 1 });
    await userEvent.click(within(box).getByRole('button', { name: 'Save what I chose' }));
    await waitFor(() => expect(screen.getByText('Post edited successfully')).toBeVisible());
    await expect(post()).toMatchObject({ title: 'My own title', bodyHtml: theirBody, version: before + 2 });
  },
};

/** The same of a comment. */
export const CommentKeptBeforeTheySaved: Story = {
  render: () => (
    <LeftAndOpenedAgain
      theirs={() => mock.state.comments.change(ownComment().id, { bodyHtml: '<p>Wear it by day</p>', version: 2 })}
    >
      {(read) => <CommentAsRead post={read} />}
    </LeftAndOpenedAgain>
  ),
  async play({ canvas, canvasElement }) {
    await typeInto(await findEditor(canvasElement, 'Your comment'), ' and rest');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Open it again' }));
    const editor = await findEditor(canvasElement, 'Your comment');
    await waitFor(() => expect(editor).toHaveTextContent('and rest'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const box = await dialog();
    await waitFor(() => expect(box).toHaveTextContent('Wear it by day'));
    await expect(ownComment()).toMatchObject({ bodyHtml: '<p>Wear it by day</p>', version: 2 });
    await userEvent.click(within(box).getByRole('button', { name: 'Save what I chose' }));
    await waitFor(() => expect(ownComment().version).toBe(3));
    await expect(ownComment().bodyHtml).toContain('and rest');
  },
};

function ownComment() {
  const found = mock.state.comments.values().find(({ id }) => id === 'own-comment');
  if (found !== undefined) return found;
  const { authorId, createdAt } = post();
  const written = {
    ...{ id: 'own-comment', postId: ownPost.id, parentCommentId: null, depth: 0, authorId },
    ...{ bodyHtml: '<p>Wear it at night</p>', attachments: [], createdAt, updatedAt: createdAt, version: 1 },
  };
  mock.state.comments.set(written.id, written);
  return written;
}

function CommentAsRead({ post: of }: { post: Post }) {
  const { id } = ownComment();
  const { data, isFetching } = useEndpoint(
    calls.comments.list,
    { params: { id: of.id }, query: { page: 1, pageSize: pageSizes.comments } },
    { staleTimeMs: 0 },
  );
  const [read, setRead] = useState<Comment | null>(null);
  const found = data?.comments.find((one) => one.id === id);
  if (read === null && found !== undefined && !isFetching) setRead(found);
  return read && <EditComment comment={read} post={of} onDone={() => undefined} />;
}

export const Phone: Story = {
  globals: { width: '360px' },
  async play() {
    await editBoth();
    await expect(await dialog()).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { scheme: 'dark' },
  async play() {
    await editBoth();
    await expect(await dialog()).toBeVisible();
  },
};
