import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EditRecordPage } from './EditRecordPage.tsx';
import { NewRecordPage } from './NewRecordPage.tsx';

const meta = {
  title: 'CPD/Record',
  component: NewRecordPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof NewRecordPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function write(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^What did you do/ }), 'Journal club');
  await userEvent.type(canvas.getByRole('spinbutton', { name: /^How long did it take/ }), '1.5');
  const certificate = new File(['words'], 'certificate.txt', { type: 'text/plain' });
  await userEvent.upload(canvas.getByLabelText(/^Evidence.*Choose files/), certificate);
  await canvas.findByText('certificate.txt');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}

/** Writes a record with evidence. */
export const Live: Story = {
  async play({ canvas }) {
    await write(canvas);
    await waitFor(() => expect(screen.getByText('Your entry was saved.')).toBeVisible());
  },
};

async function writeSeries(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^What did you do/ }), 'Peer supervision');
  await userEvent.type(canvas.getByRole('spinbutton', { name: /^How long did it take/ }), '1');
  await userEvent.click(await canvas.findByRole('switch', { name: 'This happened several times' }));
  for (const [name, day] of [
    [/^When was the first time/, '02032026'],
    [/^When was the last time/, '30032026'],
  ] as const) {
    const field = within(await canvas.findByRole('group', { name }));
    await userEvent.click(field.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard(day);
  }
  await userEvent.click(await canvas.findByRole('button', { name: 'Save 5 entries' }));
}

/** Entries of five days are made together, taken out together, and stand in the form again. */
export const LiveSeries: Story = {
  async play({ canvas }) {
    await writeSeries(canvas);
    await waitFor(() => expect(canvas.getByText('5 entries were saved.')).toBeVisible());
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    await waitFor(() => expect(screen.getByText('5 entries were taken out.')).toBeVisible());
    await expect(await canvas.findByRole('textbox', { name: /^What did you do/ })).toHaveValue('Peer supervision');
    await expect(await canvas.findByRole('button', { name: 'Save 5 entries' })).toBeVisible();
  },
};

/** Every day stays as it was said. */
export const SeriesFails: Story = {
  beforeEach: answering(failing(calls.cpd.addSeries, sampleProblem)),
  async play({ canvas }) {
    await writeSeries(canvas);
    await waitFor(() => expect(screen.getByText('Your entries could not be saved.')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Save 5 entries' })).toBeVisible();
  },
};

export const SeriesUndoFails: Story = {
  beforeEach: answering(failing(calls.cpd.undoBatch, sampleProblem)),
  async play({ canvas }) {
    await writeSeries(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText('The entries could not be taken out.')).toBeVisible());
    await expect(canvas.getByText('5 entries were saved.')).toBeVisible();
  },
};

/** What was done once more: its day and evidence are its own. */
export const Copy: Story = {
  args: { search: { copy: 'cpd-p-001-4' } },
  async play({ canvas }) {
    const title = await canvas.findByRole('textbox', { name: /^What did you do/ });
    await expect(title).not.toHaveValue('');
    await expect(canvas.queryByRole('list', { name: 'Chosen files' })).toBeNull();
  },
};

export const Edit: Story = {
  render: () => <EditRecordPage params={{ id: 'cpd-p-001-4' }} search={{}} onSearchChange={fn()} />,
  async play({ canvas }) {
    const title = await canvas.findByRole('textbox', { name: /^What did you do/ });
    await userEvent.clear(title);
    await userEvent.type(title, 'Journal club of March');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Your entry was saved.')).toBeVisible());
  },
};

/** Of somebody else, or deleted. */
export const Gone: Story = {
  render: () => <EditRecordPage params={{ id: 'nothing' }} search={{}} onSearchChange={fn()} />,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'CPD entry not found' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** What was typed stays. */
export const SaveFails: Story = {
  beforeEach: answering(failing(calls.cpd.addRecord, sampleProblem)),
  async play({ canvas }) {
    await write(canvas);
    await waitFor(() => expect(screen.getByText('Your entry could not be saved.')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: /^What did you do/ })).toHaveValue('Journal club');
  },
};
