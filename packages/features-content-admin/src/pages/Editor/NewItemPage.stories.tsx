import { calls } from '@portal/api';
import { failing, replying } from '@portal/demo/mock';
import { PageOverDrafts, sampleProblem } from '@portal/kit/testing';
import { answering, findEditor, liveMock, typeInto } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleOptions, writer as as } from '../../stories/sample-desk.ts';
import { NewItemPage } from './NewItemPage.tsx';

let mock = liveMock({ as });

const meta = {
  title: 'Content/Admin/New',
  component: NewItemPage,
  args: { kind: 'news' },
  globals: { width: '1280px', role: 'admin' },
  beforeEach({ msw }) {
    mock = liveMock({ as });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof NewItemPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const toast = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const title = () => screen.findByRole('textbox', { name: 'Title' });
/** What lay behind a list or a question is there again once that has closed. */
const press = async (canvas: Canvas, label: string) =>
  userEvent.click(await canvas.findByRole('button', { name: label }));
const made = (name: string) => mock.state.contentItems.values().filter((item) => item.name === name);
const programme = () => new File(['Nine to five'], 'programme.txt', { type: 'text/plain' });

async function choose(canvas: Canvas, field: RegExp, option: string) {
  await userEvent.click(await canvas.findByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await userEvent.keyboard('{Escape}');
}

/** A title is enough; all that is written, chosen and attached is saved as one draft. */
export const Live: Story = {
  async play({ canvas, canvasElement }) {
    await userEvent.type(await title(), 'Hands in winter');
    await userEvent.type(canvas.getByRole('textbox', { name: /^In short/ }), 'Keep them warm.');
    await typeInto(await findEditor(canvasElement, /^Text/), 'Gloves help.');
    await choose(canvas, /^Segments/, 'Queensland');
    await userEvent.upload(canvas.getByLabelText(/^Add files/), programme());
    await press(canvas, 'Save draft');
    await toast('Draft saved.');
    await expect(made('Hands in winter')).toHaveLength(1);
    await expect(made('Hands in winter')[0]).toMatchObject({
      status: 'draft',
      shortDescription: 'Keep them warm.',
      segmentIds: ['segment-qld'],
      attachments: [expect.objectContaining({ fileName: 'programme.txt' })],
    });
  },
};

/** Whoever wants to publish a title alone is told what is missing; the draft is saved. */
export const NotReady: Story = {
  async play({ canvas }) {
    await userEvent.type(await title(), 'Hands in winter');
    await press(canvas, 'Publish…');
    await toast('It is not ready to be published.');
    await toast('There is nothing to read yet: write a text, or attach a file.');
    await expect(made('Hands in winter')[0]?.status).toBe('draft');
  },
};

export const WithoutTitle: Story = {
  async play({ canvas }) {
    await title();
    await press(canvas, 'Save draft');
    await waitFor(async () => expect(await title()).toHaveFocus());
    await expect(await title()).toHaveAccessibleDescription(/Fill in this field/);
    await expect(mock.answered).not.toContain('contentDesk.create');
  },
};

/** A file could not be sent: the draft is there, and saving again goes on with it instead of making another. */
export const GoesOnWithWhatIsMade: Story = {
  async play({ canvas, msw }) {
    msw.use(failing(calls.contentDesk.addFile, sampleProblem));
    await userEvent.type(await title(), 'Hands in winter');
    await userEvent.upload(canvas.getByLabelText(/^Add files/), programme());
    await press(canvas, 'Save draft');
    await toast('A file could not be sent. Try again.');
    await expect(made('Hands in winter')).toHaveLength(1);
    msw.use(...mock.handlers);
    await press(canvas, 'Save draft');
    await toast('Draft saved.');
    await expect(made('Hands in winter')).toHaveLength(1);
    await expect(made('Hands in winter')[0]?.attachments).toHaveLength(1);
  },
};

/** What was made is changed from its own page meanwhile: both are told apart, and what is written here is not lost. */
export const ChangedMeanwhile: Story = {
  async play({ canvas, msw }) {
    msw.use(failing(calls.contentDesk.addFile, sampleProblem));
    await userEvent.type(await title(), 'Hands in winter');
    await userEvent.upload(canvas.getByLabelText(/^Add files/), programme());
    await press(canvas, 'Save draft');
    await toast('A file could not be sent. Try again.');
    msw.use(...mock.handlers);
    const id = made('Hands in winter')[0]?.id ?? '';
    mock.state.contentItems.change(id, { shortDescription: 'By another hand.', revision: 2 });
    await press(canvas, 'Save draft');
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed meanwhile' }));
    const inShort = within(dialog.getByRole('radiogroup', { name: 'What is kept: In short' }));
    await userEvent.click(inShort.getByRole('radio', { name: 'Theirs' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save what is chosen' }));
    await toast('Draft saved.');
    const stored = mock.state.contentItems.get(id);
    await expect(stored).toMatchObject({ name: 'Hands in winter', shortDescription: 'By another hand.' });
    await expect(stored?.attachments).toHaveLength(1);
  },
};

/** What was left is found among the drafts, and goes on with its words and its file. */
export const ComesBack: Story = {
  render: (args) => <PageOverDrafts>{() => <NewItemPage {...args} />}</PageOverDrafts>,
  async play({ canvas }) {
    await userEvent.type(await title(), 'Hands in winter');
    await userEvent.upload(canvas.getByLabelText(/^Add files/), programme());
    await press(canvas, 'Leave the page');
    await expect(await canvas.findByText('New news item · News')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Hands in winter' }));
    await expect(await title()).toHaveValue('Hands in winter');
    await expect(canvas.getByText('What you wrote before is here again.')).toBeVisible();
    await expect(await canvas.findByText('programme.txt')).toBeVisible();
    await press(canvas, 'Start over');
    await expect(await title()).toHaveValue('');
  },
};

export const CannotBeSaved: Story = {
  beforeEach: answering(failing(calls.contentDesk.create, sampleProblem)),
  async play({ canvas }) {
    await userEvent.type(await title(), 'Kept here');
    await press(canvas, 'Save draft');
    await toast('It could not be saved. Try again.');
    await expect(await title()).toHaveValue('Kept here');
  },
};

/** Without a network nothing is lost. */
export const Offline: Story = {
  beforeEach: answering(failing(calls.contentDesk.create, 'offline')),
  async play({ canvas }) {
    await userEvent.type(await title(), 'Kept here');
    await press(canvas, 'Save draft');
    await toast('It could not be saved. Try again.');
    await expect(await title()).toHaveValue('Kept here');
  },
};

export const ChoicesCannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.contentDesk.options, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Categories, tags and segments could not be loaded.')).toBeVisible());
  },
};

/** Nothing is written that would be refused. */
export const WrittenElsewhere: Story = {
  beforeEach: answering(replying(calls.contentDesk.options, { ...sampleOptions, isWrittenElsewhere: true })),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Written in a system of its own')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Save draft' })).toBeNull();
  },
};

export const Narrow: Story = { globals: { width: '360px' }, args: { kind: 'resources' } };
