import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { LivePlan } from './LivePlan.tsx';

const meta = {
  title: 'CPD/Plan/Live',
  component: LivePlan,
  args: { periodId: '2026-12-31' },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof LivePlan>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const reached = 'Use relative motion splints after tendon repair';
const open = 'Write reports that funders read to the end';

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));
const expectText = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

async function fromMenu(canvas: Canvas, goal: string, item: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `More for ${goal}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

async function write(canvas: Canvas, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a goal' }));
  const dialog = await dialogNamed('Add a goal');
  if (title !== '') await userEvent.type(await dialog.findByRole('textbox', { name: /What do you want/ }), title);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
}

/** A goal from its first line to its end: written, linked, marked, deleted. */
export const Live: Story = {
  async play({ canvas }) {
    await write(canvas, 'Read a drawing');
    await expectText('Your goal was saved.');
    await expect(await canvas.findByRole('heading', { name: 'Read a drawing' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Link records to ‘Read a drawing’' }));
    const link = await dialogNamed('What did you do for this goal?');
    const [first] = await link.findAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    await userEvent.click(link.getByRole('button', { name: 'Save' }));
    await expectText('The records were linked.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('list', { name: 'What you did for it' })).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as reached: Read a drawing' }));
    await waitFor(() => expect(canvas.getAllByText(/^Reached on /)).toHaveLength(2));
    await fromMenu(canvas, 'Read a drawing', 'Not reached after all');
    await waitFor(() => expect(canvas.getAllByText(/^Reached on /)).toHaveLength(1));
    await fromMenu(canvas, 'Read a drawing', 'Delete');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete ‘Read a drawing’?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expectText('The goal was deleted.');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Read a drawing' })).toBeNull());
  },
};

export const GoalIsChanged: Story = {
  async play({ canvas }) {
    await fromMenu(canvas, open, 'Edit');
    const dialog = await dialogNamed('Change the goal');
    const title = await dialog.findByRole('textbox', { name: /What do you want/ });
    await expect(title).toHaveValue(open);
    await userEvent.type(title, ' and answer');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('heading', { name: `${open} and answer` })).toBeVisible();
  },
};

export const ReflectionIsKept: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: /How do you look back/ }), 'I asked first.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save reflection' }));
    await expectText('Your reflection was saved.');
    await waitFor(() => expect(canvas.getByText(/^Last saved on /)).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: /How do you look back/ })).toHaveValue('I asked first.');
    await expect(canvas.queryByText('This is what you had begun to write.')).toBeNull();
  },
};

/** Words are asked for before anything is sent. */
export const WithoutWords: Story = {
  async play({ canvas }) {
    const dialog = await write(canvas, '');
    await waitFor(() => expect(dialog.getByText('Say what you want to be able to do')).toBeVisible());
  },
};

/** A goal belongs to its period. */
export const DayOfAnotherPeriod: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a goal' }));
    const dialog = await dialogNamed('Add a goal');
    await userEvent.type(await dialog.findByRole('textbox', { name: /What do you want/ }), 'Read a drawing');
    const [firstPart] = dialog.getAllByRole('spinbutton');
    await userEvent.click(firstPart as HTMLElement);
    await userEvent.keyboard('31122031');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByText('Choose a day of this period')).toBeVisible());
  },
};

/** What was typed is there when the dialog is opened again; ‘Cancel’ lets it go. */
export const DraftIsKept: Story = {
  beforeEach: answering(failing(calls.goals.add, sampleProblem)),
  async play({ canvas }) {
    const dialog = await write(canvas, 'Read a drawing');
    await expectText('Your goal could not be saved.');
    await expect(dialog.getByRole('textbox', { name: /What do you want/ })).toHaveValue('Read a drawing');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Add a goal' }));
    const again = await dialogNamed('Add a goal');
    await expect(await again.findByRole('textbox', { name: /What do you want/ })).toHaveValue('');
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.goals.ofPeriod, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Your goals could not be loaded.')).toBeVisible());
  },
};

export const ChangeFails: Story = {
  beforeEach: answering(failing(calls.goals.edit, { code: 'stale', message: 'This has been changed meanwhile.' })),
  async play({ canvas }) {
    await fromMenu(canvas, open, 'Edit');
    const dialog = await dialogNamed('Change the goal');
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    await expectText('Your goal could not be saved.');
    await expectText('This was changed meanwhile. Look at it again, then save yours.');
  },
};

export const MarkingFails: Story = {
  beforeEach: answering(failing(calls.goals.reach, sampleProblem)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: `Mark as reached: ${open}` }));
    await expectText('The goal could not be changed.');
  },
};

export const DeletingFails: Story = {
  beforeEach: answering(failing(calls.goals.remove, sampleProblem)),
  async play({ canvas }) {
    await fromMenu(canvas, reached, 'Delete');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expectText('The goal could not be deleted.');
    await expect(canvas.getByRole('heading', { name: reached, hidden: true })).toBeInTheDocument();
  },
};

export const LinkingFails: Story = {
  beforeEach: answering(failing(calls.goals.link, sampleProblem)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: `Link records to ‘${open}’` }));
    const link = await dialogNamed('What did you do for this goal?');
    const [first] = await link.findAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    await userEvent.click(link.getByRole('button', { name: 'Save' }));
    await expectText('The records could not be linked.');
    await expect(first).toBeChecked();
  },
};

export const RecordsCannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.cpd.records, sampleProblem)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: `Link records to ‘${open}’` }));
    const link = await dialogNamed('What did you do for this goal?');
    await waitFor(() => expect(link.getByText('Your records could not be loaded.')).toBeVisible());
    await expect(link.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

/** What was written stays. */
export const ReflectionFails: Story = {
  beforeEach: answering(failing(calls.goals.reflect, sampleProblem)),
  async play({ canvas }) {
    const field = await canvas.findByRole('textbox', { name: /How do you look back/ });
    await userEvent.type(field, 'I asked first.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save reflection' }));
    await expectText('Your reflection could not be saved.');
    await expect(field).toHaveValue('I asked first.');
  },
};
