import { calls, useLive } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import {
  answering,
  expectSpoken,
  findEditor,
  liveMock,
  onAPage,
  pasteInto,
  pressEscape,
  typeInto,
} from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { everythingClosed, handTherapyArchived } from '../../stories/msw.ts';
import { membershipThatEnds } from '../../stories/put-out.ts';
import { discussedPost, discussion, ownPost, tagNamesOf } from '../../stories/world-posts.ts';
import { PostDetailsPage } from './PostDetailsPage.tsx';

const meta = {
  title: 'Communities/Post/Details',
  component: PostDetailsPage,
  decorators: [onAPage],
  args: { params: discussedPost, search: {}, onSearchChange: fn() },
} satisfies Meta<typeof PostDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

async function writeComment(canvasElement: HTMLElement, text: string) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Write a comment…' }));
  await typeInto(await findEditor(canvasElement, 'Your comment'), text);
  const form = within(page.getByRole('form', { name: 'Your comment' }));
  await userEvent.click(form.getByRole('button', { name: 'Comment' }));
}

/** Reading a post, liking it and answering it. */
export const Live: Story = {
  parameters: { behaviours: ['COM-163', 'COM-164', 'COM-169', 'COM-601'] },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const like = await page.findByRole('button', { name: 'Like' });
    const countOf = () => Number.parseInt(page.getByRole('button', { name: /\d+ likes?$/ }).textContent ?? '', 10);
    const before = countOf();
    await userEvent.click(like);
    await expect(countOf()).toBe(before + 1);
    await userEvent.click(page.getByRole('button', { name: 'Take your like back' }));
    await expect(countOf()).toBe(before);

    await userEvent.click(await page.findByRole('button', { name: 'Write a comment…' }));
    const form = within(await page.findByRole('form', { name: 'Your comment' }));
    await expect(form.getByRole('button', { name: 'Comment' })).toBeDisabled();
    await typeInto(await findEditor(canvasElement, 'Your comment'), 'Thank you.');
    await userEvent.click(form.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(page.queryByRole('form')).toBeNull());
    await expect(page.getByText('Thank you.')).toBeVisible();
  },
};

/** By ear: the form of a comment, then the comment where it belongs. */
export const ReadAloud: Story = {
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a comment…' }));
    await findEditor(canvasElement, 'Your comment');
    await expectSpoken(canvas.getByRole('form', { name: 'Your comment' }), [
      'form, Your comment',
      'toolbar, Formatting, orientated horizontally',
      'button, Bold, not pressed',
      'textbox, Your comment, Alt and F10 lead to the formatting buttons, Escape leads back., not read only',
      'button, Attach files',
      'button, Cancel',
      'button, Comment, disabled',
    ]);
    await typeInto(await findEditor(canvasElement, 'Your comment'), 'Thank you.');
    await userEvent.click(within(canvas.getByRole('form')).getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(canvas.queryByRole('form')).toBeNull());
    await expectSpoken(canvas.getByRole('region', { name: 'Comments' }), [
      'heading, Comments, level 2',
      'button, Write a comment…',
      'Mia Nguyen',
      'button, Actions for the comment by Mia Nguyen, not expanded, has popup menu',
      'Thank you.',
      'button, Like the comment by Mia Nguyen, 0',
      'button, Reply to Mia Nguyen',
    ]);
  },
};

export const PastedWordTooLong: Story = {
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a comment…' }));
    const editor = await findEditor(canvasElement, 'Your comment');
    await pasteInto(editor, '\u0634'.repeat(501));
    await waitFor(() => expect(canvas.getByText(/^A word here is longer than 500 characters/)).toBeVisible());
    await expect(editor.textContent).toHaveLength(0);
  },
};

/** A comment is answered where it stands. */
export const Reply: Story = {
  parameters: { behaviours: ['COM-186'] },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const [reply] = await page.findAllByRole('button', { name: /^Reply to/ });
    await userEvent.click(reply!);
    const answer = within(await page.findByRole('form', { name: /^Your reply to/ }));
    await typeInto(await findEditor(canvasElement, /^Your reply to/), 'I second that.');
    await userEvent.click(answer.getByRole('button', { name: 'Reply' }));
    await waitFor(() => expect(page.queryByRole('form')).toBeNull());
    await expect(page.getByText('I second that.')).toBeVisible();
  },
};

let putOut: () => Promise<void>;

/** Whoever is removed while they comment finds what they wrote among their drafts, and the post closed. */
export const PutOutMeanwhile: Story = {
  render: function Live(args) {
    useLive();
    return <PostDetailsPage {...args} />;
  },
  beforeEach(context) {
    const membership = membershipThatEnds(context);
    putOut = membership.end;
    return membership.leave;
  },
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a comment…' }));
    await typeInto(await findEditor(canvasElement, 'Your comment'), 'Felt, I think.');
    await putOut();
    const heading = await canvas.findByRole('heading', { name: 'This post is for members of its community' });
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByText(discussion.post.title)).toBeNull();
    const page = bodyOf(canvasElement);
    await page.findByText('You are no longer a member of Hand therapy');
    await expect(page.getByText('What you have not sent is kept among your drafts.')).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

let requests: { method: string; url: URL }[] = [];

function note({ request }: { request: Request }) {
  requests.push({ method: request.method, url: new URL(request.url) });
}

const noting: Story['beforeEach'] = ({ msw }) => {
  requests = [];
  msw.events.on('request:start', note);
  return () => msw.events.removeListener('request:start', note);
};

/** Opening a post asks for all its comments and records that it was viewed, once. */
export const Opened: Story = {
  parameters: { behaviours: ['COM-168', 'COM-169', 'COM-170', 'COM-171', 'COM-173', 'COM-174', 'COM-185'] },
  beforeEach: noting,
  async play({ canvas }) {
    const { post, author, postsOfAuthor, comments: written } = discussion;
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: post.title })).toBeVisible());
    const [, firstWords = ''] = /<p>([^<.]+)/.exec(post.bodyHtml) ?? [];
    await expect(canvas.getByText((text) => text.startsWith(firstWords))).toBeVisible();
    const card = within(canvas.getByRole('region', { name: 'Author' }));
    await expect(card.getByText(`${author.firstName} ${author.lastName}`)).toBeVisible();
    await expect(await card.findByText(`${postsOfAuthor} post${postsOfAuthor === 1 ? '' : 's'}`)).toBeVisible();
    const discussed = canvas.getByRole('region', { name: 'Comments' });
    await waitFor(() => expect(within(discussed).getAllByRole('article')).toHaveLength(written.length));
    for (const name of tagNamesOf(discussedPost)) await expect(canvas.getByText(name)).toBeVisible();
    const comments = requests.find(({ url }) => url.pathname.endsWith('/comment'));
    await expect(comments?.url.searchParams.get('page')).toBe('1');
    await expect(comments?.url.searchParams.get('pageSize')).toBe('1000');
    await waitFor(() => {
      const views = requests.filter(({ method, url }) => method === 'POST' && url.pathname.endsWith('/view'));
      return expect(views).toHaveLength(1);
    });
  },
};

export const PostCannotBeFetched: Story = {
  beforeEach: answering(failing(calls.posts.byId, sampleProblem)),
  parameters: { behaviours: ['COM-779'] },
  async play({ canvasElement }) {
    await waitFor(() => expect(within(canvasElement).getByText('Error fetching post. Try again.')).toBeVisible());
  },
};

/** The count goes up by one, and down by one again. */
export const LikeAComment: Story = {
  parameters: { behaviours: ['COM-189', 'COM-190'] },
  async play({ canvas }) {
    const [like] = await canvas.findAllByRole('button', { name: /^Like the comment by / });
    const [, before = ''] = /, (\d+)$/.exec(like?.getAttribute('aria-label') ?? '') ?? [];
    await userEvent.click(like!);
    await expect(like).toHaveAccessibleName(new RegExp(`^Take your like .*, ${Number(before) + 1}$`));
    await userEvent.click(like!);
    await expect(like).toHaveAccessibleName(new RegExp(`^Like the comment by .*, ${before}$`));
  },
};

/** A comment carries files within the limits of a post's. */
export const CommentWithFiles: Story = {
  parameters: { behaviours: ['COM-192', 'COM-599', 'COM-600'] },
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a comment…' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Attach files' }));
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('There is no field for files');
    const choose = (...files: File[]) => userEvent.upload(input, files, { applyAccept: false });
    await choose(new File([new Uint8Array(5_242_881)], 'large.pdf'), new File(['x'], 'tool.exe'));
    await waitFor(() => expect(canvas.getByText('Maximum allowed file size is 5Mb')).toBeVisible());
    await expect(canvas.getByText(/^Allowed only: pdf, docx, xlsx/)).toBeVisible();
    await choose(...Array.from({ length: 11 }, (_, index) => new File(['x'], `notes-${index + 1}.txt`)));
    await waitFor(() => expect(canvas.getByText('notes-10.txt')).toBeVisible());
    await expect(canvas.queryByText('notes-11.txt')).toBeNull();
    await typeInto(await findEditor(canvasElement, 'Your comment'), 'Ten.');
    const form = within(canvas.getByRole('form', { name: 'Your comment' }));
    await userEvent.click(form.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(canvas.queryByRole('form')).toBeNull());
    await expect(canvas.getByRole('link', { name: /notes-10\.txt/ })).toBeVisible();
  },
};

export const CommentCreationFails: Story = {
  beforeEach: answering(failing(calls.comments.create, sampleProblem)),
  parameters: { behaviours: ['COM-789'] },
  async play({ canvasElement }) {
    await writeComment(canvasElement, 'Kept words');
    await waitFor(() => expect(bodyOf(canvasElement).getByText('Error creating comment. Try again.')).toBeVisible());
    await expect(within(canvasElement).getByRole('textbox', { name: 'Your comment' })).toHaveTextContent('Kept words');
  },
};

async function onOwnComment(canvasElement: HTMLElement, action: string) {
  await writeComment(canvasElement, 'My own words');
  const page = within(canvasElement);
  await page.findByText('My own words');
  const menus = await page.findAllByRole('button', { name: 'Actions for the comment by Mia Nguyen' });
  await userEvent.click(menus.at(-1)!);
  await userEvent.click(await bodyOf(canvasElement).findByRole('menuitem', { name: action }));
}

/** An own comment is edited and deleted where it stands. */
export const OwnComment: Story = {
  parameters: { behaviours: ['COM-536', 'COM-537'] },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await onOwnComment(canvasElement, 'Edit');
    const editor = await findEditor(canvasElement, 'Your comment');
    await waitFor(() => expect(editor).toHaveTextContent('My own words'));
    await typeInto(editor, ' and more');
    const form = within(page.getByRole('form', { name: 'Your comment' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(page.queryByRole('form')).toBeNull());
    await expect(page.getByText('My own words and more')).toBeVisible();
    const menus = await page.findAllByRole('button', { name: 'Actions for the comment by Mia Nguyen' });
    await userEvent.click(menus.at(-1)!);
    await userEvent.click(await bodyOf(canvasElement).findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await bodyOf(canvasElement).findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(page.queryByText('My own words and more')).toBeNull());
  },
};

export const CommentEditFails: Story = {
  beforeEach: answering(failing(calls.comments.edit, sampleProblem)),
  parameters: { behaviours: ['COM-790'] },
  async play({ canvasElement }) {
    await onOwnComment(canvasElement, 'Edit');
    const page = within(canvasElement);
    const editor = await findEditor(canvasElement, 'Your comment');
    await typeInto(editor, ' and more');
    const form = within(page.getByRole('form', { name: 'Your comment' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const toast = await bodyOf(canvasElement).findByText('Error editing comment. Try again.');
    await expect(toast.closest('[role=alert]')).toBeVisible();
    await expect(editor).toHaveTextContent('My own words and more');
  },
};

export const CommentDeletionFails: Story = {
  beforeEach: answering(failing(calls.comments.delete, sampleProblem)),
  parameters: { behaviours: ['COM-791'] },
  async play({ canvasElement }) {
    await onOwnComment(canvasElement, 'Delete');
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(body.getByText('Error deleting comment. Try again.')).toBeVisible());
    await expect(within(canvasElement).getByText('My own words')).toBeVisible();
  },
};

async function report(canvasElement: HTMLElement, opener: HTMLElement, entry: string, reason: string) {
  const body = bodyOf(canvasElement);
  await userEvent.click(opener);
  await userEvent.click(await body.findByRole('menuitem', { name: entry }));
  await userEvent.click(await body.findByRole('radio', { name: reason }));
  await userEvent.click(body.getByRole('button', { name: 'Send report' }));
}

const postMenu = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: /^More actions for/ });

async function commentMenu(canvasElement: HTMLElement) {
  const menus = await within(canvasElement).findAllByRole('button', { name: /^Actions for the comment by (?!Mia)/ });
  return menus[0]!;
}

export const ReportAPost: Story = {
  parameters: { behaviours: ['COM-194', 'COM-796'] },
  async play({ canvasElement }) {
    await report(canvasElement, await postMenu(canvasElement), 'Report post', 'Privacy concerns');
    await waitFor(() =>
      expect(bodyOf(canvasElement).getByText('The report has been submitted successfully.')).toBeVisible(),
    );
  },
};

export const PostReportFails: Story = {
  beforeEach: answering(failing(calls.posts.report, sampleProblem)),
  parameters: { behaviours: ['COM-797', 'COM-798'] },
  async play({ canvasElement }) {
    await report(canvasElement, await postMenu(canvasElement), 'Report post', 'Privacy concerns');
    const body = bodyOf(canvasElement);
    await waitFor(() => expect(body.getByText('Error reporting post')).toBeVisible());
    await expect(body.getByText('An error occurred. The report was not submitted.')).toBeVisible();
    await expect(body.getByRole('radio', { name: 'Privacy concerns' })).toBeChecked();
  },
};

export const ReportAComment: Story = {
  parameters: { behaviours: ['COM-195', 'COM-199', 'COM-796'] },
  async play({ canvasElement }) {
    const body = bodyOf(canvasElement);
    await userEvent.click(await commentMenu(canvasElement));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Report' }));
    await expect(await body.findAllByRole('radio')).toHaveLength(2);
    await userEvent.click(body.getByRole('radio', { name: 'Inappropriate content' }));
    await userEvent.click(body.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(body.getByText('The report has been submitted successfully.')).toBeVisible());
  },
};

export const CommentReportFails: Story = {
  beforeEach: answering(failing(calls.comments.report, sampleProblem)),
  parameters: { behaviours: ['COM-797'] },
  async play({ canvasElement }) {
    await report(canvasElement, await commentMenu(canvasElement), 'Report', 'Inappropriate content');
    await expect(
      await bodyOf(canvasElement).findByText('An error occurred. The report was not submitted.'),
    ).toBeVisible();
  },
};

async function choose(canvasElement: HTMLElement, entry: string) {
  await userEvent.click(await postMenu(canvasElement));
  await userEvent.click(await bodyOf(canvasElement).findByRole('menuitem', { name: entry }));
}

/** A moderator closes a post and opens it again. */
export const CloseAndOpen: Story = {
  globals: { role: 'moderator' },
  parameters: { behaviours: ['COM-157', 'COM-158', 'COM-159', 'COM-162', 'COM-516'] },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await page.findByRole('button', { name: 'Write a comment…' });
    await choose(canvasElement, 'Close post');
    await waitFor(() => expect(page.getByText('Closed post')).toBeVisible());
    await expect(page.queryByRole('button', { name: 'Write a comment…' })).toBeNull();
    await choose(canvasElement, 'Open post');
    await waitFor(() => expect(page.queryByText('Closed post')).toBeNull());
    await waitFor(() => expect(page.getByRole('button', { name: 'Write a comment…' })).toBeVisible());
  },
};

/** Even its moderator changes nothing in an archived community; deleting and liking stay possible. */
export const InAnArchivedCommunity: Story = {
  globals: { role: 'moderator' },
  beforeEach: handTherapyArchived({ as: 'tom.papadopoulos@example.org' }),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await page.findByText('This community is archived. You can read this post, but not comment on it.');
    await expect(page.getByRole('button', { name: 'Like' })).toBeEnabled();
    for (const name of ['Write a comment…', /^(Edit|Add) tags/]) {
      await expect(page.queryByRole('button', { name })).toBeNull();
    }
    await userEvent.click(await postMenu(canvasElement));
    const entries = await bodyOf(canvasElement).findAllByRole('menuitem');
    await expect(entries.map((entry) => entry.textContent)).toEqual(['Copy link', 'Delete post']);
    await pressEscape();
    const [menu] = await page.findAllByRole('button', { name: /^Actions for the comment by/ });
    await userEvent.click(menu!);
    await expect(await bodyOf(canvasElement).findByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await expect(bodyOf(canvasElement).queryByRole('menuitem', { name: 'Edit' })).toBeNull();
    await pressEscape();
  },
};

export const CloseFails: Story = {
  globals: { role: 'moderator' },
  beforeEach: answering(failing(calls.posts.edit, sampleProblem)),
  parameters: { behaviours: ['COM-785'] },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Write a comment…' });
    await choose(canvasElement, 'Close post');
    await waitFor(() => expect(bodyOf(canvasElement).getByText('Error open/closed post. Try again.')).toBeVisible());
  },
};

export const OpenFails: Story = {
  globals: { role: 'moderator' },
  beforeEach: everythingClosed(failing(calls.posts.edit, sampleProblem)),
  parameters: { behaviours: ['COM-784'] },
  async play({ canvasElement }) {
    await choose(canvasElement, 'Open post');
    await waitFor(() => expect(bodyOf(canvasElement).getByText('Error opening post. Try again.')).toBeVisible());
  },
};

async function editPost(canvasElement: HTMLElement) {
  await choose(canvasElement, 'Edit post');
  const page = within(canvasElement);
  const title = await page.findByRole('textbox', { name: /^Title/ });
  await userEvent.type(title, ' (edited)');
  await userEvent.click(await page.findByRole('button', { name: 'Save changes' }));
}

export const EditOwnPost: Story = {
  args: { params: ownPost },
  parameters: { behaviours: ['COM-532', 'COM-782'] },
  async play({ canvasElement }) {
    await editPost(canvasElement);
    await waitFor(() => expect(bodyOf(canvasElement).getByText('Post edited successfully')).toBeVisible());
    await waitFor(() =>
      expect(within(canvasElement).getByRole('heading', { level: 1, name: /\(edited\)$/ })).toBeVisible(),
    );
  },
};

export const EditFails: Story = {
  args: { params: ownPost },
  beforeEach: answering(failing(calls.posts.edit, sampleProblem)),
  parameters: { behaviours: ['COM-781'] },
  async play({ canvasElement }) {
    await editPost(canvasElement);
    await waitFor(() => expect(bodyOf(canvasElement).getByText('Error editing post. Try again.')).toBeVisible());
    await expect(within(canvasElement).getByDisplayValue(/\(edited\)$/)).toBeVisible();
  },
};

export const DeleteFails: Story = {
  args: { params: ownPost },
  beforeEach: answering(failing(calls.posts.delete, sampleProblem)),
  parameters: { behaviours: ['COM-780'] },
  async play({ canvasElement }) {
    await choose(canvasElement, 'Delete post');
    await userEvent.click(await bodyOf(canvasElement).findByRole('button', { name: 'Delete post' }));
    await waitFor(() => expect(bodyOf(canvasElement).getByText('Error deleting post. Try again.')).toBeVisible());
  },
};

/** Who deletes what somebody else wrote says why, and what they said stays where it could not be done. */
export const DeletionOfAnothersFails: Story = {
  globals: { role: 'moderator' },
  args: { params: ownPost },
  beforeEach: answering(failing(calls.posts.delete, sampleProblem)),
  async play({ canvasElement }) {
    await choose(canvasElement, 'Delete post');
    const dialog = within(await bodyOf(canvasElement).findByRole('dialog', { name: 'Delete this post?' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'It is spam' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete post' }));
    await waitFor(() => expect(bodyOf(canvasElement).getByText('Error deleting post. Try again.')).toBeVisible());
    await expect(dialog.getByRole('radio', { name: 'It is spam' })).toBeChecked();
  },
};

async function addTag(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: /^(Edit|Add) tags$/ }));
  const field = await page.findByRole('combobox', { name: /Tags/ });
  await userEvent.type(field, 'Research');
  await userEvent.click(await bodyOf(canvasElement).findByRole('option', { name: /Research/ }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await page.findByRole('button', { name: 'Done' }));
}

/** Tags are edited where they stand. */
export const TagsInPlace: Story = {
  args: { params: ownPost },
  parameters: { behaviours: ['COM-171', 'COM-175', 'COM-176'] },
  beforeEach: noting,
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole('button', { name: 'Edit tags' })).toBeVisible());
    for (const name of tagNamesOf(ownPost)) await expect(page.getByText(name)).toBeVisible();
    await addTag(canvasElement);
    await waitFor(() => expect(page.getByText(/Research/)).toBeVisible());
    await waitFor(() => expect(page.getByRole('button', { name: 'Edit tags' })).toBeVisible());
    const changes = requests.filter(({ method }) => method === 'PUT').map(({ url }) => url.pathname.split('/').at(-1));
    await expect(changes).toEqual(['set-tags']);
  },
};

/** The field stays, with the tags that the post has; it says why there are no others. */
export const TagsCannotBeFetched: Story = {
  args: { params: ownPost },
  beforeEach: answering(failing(calls.posts.tags, sampleProblem)),
  async play({ canvas, msw }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Edit|Add) tags$/ }));
    await waitFor(() => expect(canvas.getByText('Tags could not be loaded.')).toBeVisible());
    answering(...liveMock().handlers)({ msw });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText('Tags could not be loaded.')).toBeNull());
  },
};

/** The post is read; what else may be done with it stands there after another try. */
export const PermissionsCannotBeFetched: Story = {
  beforeEach: answering(failing(calls.communities.byAlias, sampleProblem)),
  async play({ canvas, msw }) {
    const words = 'What you may do here could not be loaded, so you can only read.';
    await waitFor(() => expect(canvas.getByText(words)).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Write a comment…' })).toBeNull();
    answering(...liveMock().handlers)({ msw });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Write a comment…' })).toBeVisible());
    await expect(canvas.queryByText(words)).toBeNull();
  },
};

/** What is known of the author stands there; one button asks again for the rest. */
export const AuthorCannotBeFetched: Story = {
  beforeEach: answering(
    failing(calls.posts.countOfAuthor, sampleProblem),
    failing(calls.communities.members, sampleProblem),
  ),
  async play({ canvas, msw }) {
    const author = within(await canvas.findByRole('region', { name: 'Author' }));
    await waitFor(() => expect(author.getByText('Not everything about the author could be loaded.')).toBeVisible());
    answering(...liveMock().handlers)({ msw });
    await userEvent.click(author.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(author.getByText(/^\d+ posts?$/)).toBeVisible());
    await waitFor(() => expect(author.getByText(/^(Moderator|Member)$/)).toBeVisible());
  },
};

export const TagsCannotBeSaved: Story = {
  args: { params: ownPost },
  beforeEach: answering(failing(calls.posts.setTags, sampleProblem)),
  parameters: { behaviours: ['COM-792'] },
  async play({ canvasElement }) {
    await addTag(canvasElement);
    await waitFor(() => expect(bodyOf(canvasElement).getByText('Editing tags error. Try again.')).toBeVisible());
  },
};

export const SaveAndUnsave: Story = {
  parameters: { behaviours: ['COM-165', 'COM-166', 'COM-799', 'COM-800'] },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodyOf(canvasElement).getByText('Post saved')).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Remove from saved' }));
    await expect(await bodyOf(canvasElement).findByText('Post removed from saved')).toBeVisible();
  },
};

export const SaveFails: Story = {
  beforeEach: answering(failing(calls.posts.save, sampleProblem)),
  parameters: { behaviours: ['COM-801'] },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Save' }));
    await expect(await bodyOf(canvasElement).findByText('Error saving post. Try again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  },
};

export const UnsaveFails: Story = {
  beforeEach: answering(failing(calls.posts.unsave, sampleProblem)),
  parameters: { behaviours: ['COM-802'] },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Save' }));
    await bodyOf(canvasElement).findByText('Post saved');
    await userEvent.click(page.getByRole('button', { name: 'Remove from saved' }));
    const toast = await bodyOf(canvasElement).findByText('Error unsaving post. Try again.');
    await expect(toast.closest('[role=alert]')).toBeVisible();
  },
};

/** Who likes it and who viewed it open from the counts. */
export const LikesAndViews: Story = {
  parameters: { behaviours: ['COM-094', 'COM-095'] },
  beforeEach: noting,
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const body = bodyOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /\d+ likes?$/ }));
    const likes = within(await body.findByRole('dialog', { name: 'Likes' }));
    await expect((await likes.findAllByRole('listitem')).length).toBeGreaterThan(0);
    await pressEscape();
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await userEvent.click(page.getByRole('button', { name: /\d+ views?$/ }));
    const views = within(await body.findByRole('dialog', { name: 'Views' }));
    await expect((await views.findAllByRole('listitem')).length).toBeGreaterThan(0);
    const lists = requests.flatMap(({ method, url }) =>
      method === 'GET' ? (/\/(likes|views)$/.exec(url.pathname)?.[1] ?? []) : [],
    );
    await expect(lists).toEqual(['likes', 'views']);
  },
};
