import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { useOwnSearch } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { answering, findEditor, liveMock, typeInto } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { writer as as } from '../../stories/sample-desk.ts';
import { EditItemPage } from './EditItemPage.tsx';

let mock = liveMock({ as });
const news = mock.state.contentItems.values().filter(({ kind }) => kind === 'news');

function sample(fits: (item: (typeof news)[number]) => boolean) {
  const found = news.find(fits);
  if (found === undefined) throw new Error('The demo world has no such news');
  return found;
}

const draft = sample(({ status, attachments }) => status === 'draft' && attachments.length === 0);
const withFiles = sample(({ status, attachments }) => status === 'active' && attachments.length > 1);
const withoutPicture = sample(({ status, image }) => status === 'active' && image === null);
const archived = sample(({ status }) => status === 'archived');

const meta = {
  title: 'Content/Admin/Edit',
  component: EditItemPage,
  args: { kind: 'news', id: draft.id, search: {}, onSearchChange: () => undefined },
  // The address is kept here, as a host keeps it.
  render: function Page({ kind, id, search }) {
    return <EditItemPage kind={kind} id={id} {...useOwnSearch(search)} />;
  },
  globals: { width: '1280px', role: 'admin' },
  beforeEach({ msw }) {
    mock = liveMock({ as });
    // Nobody has said yet what is on the pictures of the demo world.
    for (const { id } of news) mock.state.contentItems.change(id, { imageAlt: 'Two hands' });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof EditItemPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const toast = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const title = () => screen.findByRole('textbox', { name: 'Title' });
const stored = (id: string) => mock.state.contentItems.get(id);

async function name(text: string) {
  await userEvent.clear(await title());
  await userEvent.type(await title(), text);
}

/** What lay behind a list or a question is there again once that has closed. */
const press = async (canvas: Canvas, label: string) =>
  userEvent.click(await canvas.findByRole('button', { name: label }));

/** A draft is written on and saved; its writer stays where they are, and nothing asks them when they go. */
export const Live: Story = {
  async play({ canvas, canvasElement }) {
    await expect(await title()).toHaveValue(draft.name);
    await expect(canvas.getByRole('heading', { level: 1, name: draft.name })).toBeVisible();
    await expect(canvas.getByText('Edit news item')).toBeVisible();
    await name('Hands in winter');
    await typeInto(await findEditor(canvasElement, /^Text/), ' Keep them warm.');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Members only/ }));
    await press(canvas, 'Save draft');
    await toast('Draft saved.');
    await waitFor(() => expect(stored(draft.id)).toMatchObject({ name: 'Hands in winter', revision: 1 }));
    await expect(stored(draft.id)?.contentHtml).toContain('Keep them warm.');
    await press(canvas, 'Close');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** What is left out is said at its field, the first of which is gone to, and nothing is sent. */
export const WithoutTitle: Story = {
  async play({ canvas }) {
    await userEvent.clear(await title());
    await press(canvas, 'Save draft');
    await waitFor(async () => expect(await title()).toHaveFocus());
    await expect(await title()).toHaveAccessibleDescription(/Fill in this field/);
    await expect(mock.answered).not.toContain('contentDesk.save');
  },
};

/** A picture that says nothing to those who do not see it is not saved. */
export const WithoutAlt: Story = {
  args: { id: withFiles.id },
  async play({ canvas }) {
    const alt = await canvas.findByRole('textbox', { name: 'What is on the picture' });
    await userEvent.clear(alt);
    await press(canvas, 'Save changes');
    await waitFor(() => expect(alt).toHaveFocus());
    await expect(alt).toHaveAccessibleDescription(/Say what is on the picture/);
    await userEvent.type(alt, 'A splint');
    await press(canvas, 'Save changes');
    await toast('Changes saved.');
    await expect(stored(withFiles.id)?.imageAlt).toBe('A splint');
  },
};

/** Files are named, put in order, taken out and added. */
export const Attachments: Story = {
  args: { id: withFiles.id },
  async play({ canvas }) {
    const first = await canvas.findByRole('textbox', { name: 'Name of file 1' });
    await userEvent.clear(first);
    await userEvent.type(first, 'The guide');
    await press(canvas, 'Move The guide down');
    await expect(canvas.getByRole('textbox', { name: 'Name of file 2' })).toHaveValue('The guide');
    const file = new File(['Nine to five'], 'programme.txt', { type: 'text/plain' });
    await userEvent.upload(canvas.getByLabelText(/^Add files/), file);
    await press(canvas, 'Save changes');
    await toast('Changes saved.');
    const titles = stored(withFiles.id)?.attachments.map(({ title: ownTitle, fileName }) => ownTitle ?? fileName) ?? [];
    await expect(titles[1]).toBe('The guide');
    await expect(titles).toHaveLength(withFiles.attachments.length + 1);
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: /^Name of file/ })).toHaveLength(titles.length));
  },
};

/** What is written is saved, and then it is asked from when it is shown. */
export const PublishedFromHere: Story = {
  async play({ canvas }) {
    await name('Hands in winter');
    await press(canvas, 'Publish…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish Hands in winter?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await toast('Hands in winter is published.');
    await expect(stored(draft.id)).toMatchObject({ name: 'Hands in winter', status: 'active' });
    await expect(await canvas.findByRole('button', { name: 'Save changes' })).toBeVisible();
    await expect(canvas.getByText('Published')).toBeVisible();
  },
};

/** What readers see becomes a draft from here too, once it is confirmed; what is being written stays. */
export const TakenBackFromHere: Story = {
  args: { id: withFiles.id },
  async play({ canvas }) {
    await name('Not yet');
    await press(canvas, 'Take back…');
    const question = within(await screen.findByRole('alertdialog', { name: `Take ${withFiles.name} back?` }));
    await userEvent.click(question.getByRole('button', { name: 'Take back' }));
    await toast(`${withFiles.name} is a draft again.`);
    await expect(stored(withFiles.id)?.status).toBe('draft');
    await expect(await title()).toHaveValue('Not yet');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save draft' }));
    await toast('Draft saved.');
    await expect(stored(withFiles.id)?.name).toBe('Not yet');
  },
};

/** Whoever was just making it and pressed to publish is asked at once. */
export const AskedAtOnce: Story = {
  args: { search: { publish: 'yes' } },
  async play() {
    await expect(await screen.findByRole('dialog', { name: `Publish ${draft.name}?` })).toBeVisible();
  },
};

/** Both have changed the title, and only the other the words below it: for each one is chosen, and nothing that was written is lost. */
export const ChangedMeanwhile: Story = {
  async play({ canvas }) {
    await name('Mine');
    mock.state.contentItems.change(draft.id, { name: 'Theirs', shortDescription: 'By another hand.', revision: 1 });
    await press(canvas, 'Save draft');
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed meanwhile' }));
    const inTitle = within(dialog.getByRole('radiogroup', { name: 'What is kept: Title' }));
    const inShort = within(dialog.getByRole('radiogroup', { name: 'What is kept: In short' }));
    await expect(dialog.getByText('Mine')).toBeVisible();
    await expect(dialog.getByText('By another hand.')).toBeVisible();
    await expect(inTitle.getByRole('radio', { name: 'Yours' })).toBeChecked();
    await expect(inShort.getByRole('radio', { name: 'Theirs' })).toBeChecked();
    await toast('Not saved yet: say what is kept.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save what is chosen' }));
    await toast('Draft saved.');
    await expect(stored(draft.id)).toMatchObject({ name: 'Mine', shortDescription: 'By another hand.' });
  },
};

/** Who goes before it is saved is told that it stays on the device. */
export const LeavingAsks: Story = {
  async play({ canvas }) {
    await name('Not saved');
    await press(canvas, 'Preview');
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep writing' }));
    await expect(await title()).toHaveValue('Not saved');
    await expect(mock.answered).not.toContain('contentDesk.save');
  },
};

export const CannotBeSaved: Story = {
  beforeEach: answering(failing(calls.contentDesk.save, sampleProblem)),
  async play({ canvas }) {
    await name('Kept here');
    await press(canvas, 'Save draft');
    await toast('It could not be saved. Try again.');
    await expect(await title()).toHaveValue('Kept here');
  },
};

/** What was chosen stays, to be sent again. */
export const FileCannotBeSent: Story = {
  args: { id: withFiles.id },
  beforeEach: answering(failing(calls.contentDesk.addFile, sampleProblem)),
  async play({ canvas }) {
    const file = new File(['Nine to five'], 'programme.txt', { type: 'text/plain' });
    await userEvent.upload(await canvas.findByLabelText(/^Add files/), file);
    await press(canvas, 'Save changes');
    await toast('A file could not be sent. Try again.');
    await expect(canvas.getByText('programme.txt')).toBeVisible();
    await expect(mock.answered).not.toContain('contentDesk.save');
  },
};

/** A square picture, dark from its middle down. */
async function photo(): Promise<File> {
  const canvas = new OffscreenCanvas(640, 640);
  canvas.getContext('2d')?.fillRect(0, 320, 640, 320);
  return new File([await canvas.convertToBlob()], 'glove.png', { type: 'image/png' });
}

/** What was chosen and said of it stays, to be sent again. */
export const PictureCannotBeSent: Story = {
  args: { id: withoutPicture.id },
  beforeEach: answering(failing(calls.contentDesk.addPicture, sampleProblem)),
  async play({ canvas }) {
    await title();
    await userEvent.upload(canvas.getByLabelText(/^Picture/, { selector: 'input' }), await photo());
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose the part that readers see' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Use picture' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Use picture' }));
    const alt = await canvas.findByRole('textbox', { name: 'What is on the picture' });
    await userEvent.clear(alt);
    await userEvent.type(alt, 'A glove');
    await press(canvas, 'Save changes');
    await toast('The picture could not be sent. Try again.');
    await expect(alt).toHaveValue('A glove');
    await expect(mock.answered).not.toContain('contentDesk.save');
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.contentDesk.item, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('This item could not be loaded.')).toBeVisible());
  },
};

/** What is archived is taken out of the archive before it is changed. */
export const Archived: Story = {
  args: { id: archived.id },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(`${archived.name} is archived`)).toBeVisible());
    await press(canvas, 'Take out of the archive');
    await toast(`${archived.name} is back.`);
    await expect(await title()).toHaveValue(archived.name);
  },
};

/** Nothing is tried again: it is not there. */
export const NotThere: Story = {
  args: { id: 'nowhere' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'News item not found' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** A resource has no page among news. */
export const OfAnotherKind: Story = {
  args: { kind: 'resources' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Resource not found' })).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit resource' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };

/** On a phone what is done less often stands in a menu, so that the bar has one row. */
export const NarrowPublished: Story = {
  args: { id: withFiles.id },
  globals: { width: '360px' },
  async play({ canvas }) {
    const save = (await canvas.findByRole('button', { name: 'Save changes' })).getBoundingClientRect();
    const close = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(close.top).toBeLessThan(save.bottom);
    await expect(canvas.queryByRole('button', { name: 'Take back…' })).toBeNull();
    await press(canvas, 'More actions');
    await expect(await screen.findByRole('menuitem', { name: 'Change times…' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Take back…' }));
    await expect(await screen.findByRole('alertdialog', { name: `Take ${withFiles.name} back?` })).toBeVisible();
  },
};
