import { calls } from '@portal/api';
import { failing } from '@portal/api/mock';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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
    await waitFor(() => expect(canvas.getByText('The form could not be loaded.')).toBeVisible());
  },
};

/** What was typed stays. */
export const SaveFails: Story = {
  beforeEach: answering(failing(calls.cpd.addRecord, { code: 'server_error', message: 'The database is resting.' })),
  async play({ canvas }) {
    await write(canvas);
    await waitFor(() => expect(screen.getByText('Your entry could not be saved.')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: /^What did you do/ })).toHaveValue('Journal club');
  },
};
