import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import { FilesPage } from './FilesPage.tsx';

const as = 'helen.brooks@example.org';
const event = liveMock()
  .state.events.values()
  .find(({ status, attachments }) => status === 'published' && attachments.some(({ kind }) => kind === 'doc'));

const meta = {
  title: 'Events/Desk/Files',
  component: FilesPage,
  args: { params: { id: event?.id ?? '' }, search: {}, onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...liveMock({ as }).handlers),
} satisfies Meta<typeof FilesPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const programme = () => new File(['Nine to five'], 'programme.txt', { type: 'text/plain' });

async function addAndSave(canvas: Canvas) {
  await userEvent.upload(await canvas.findByLabelText(/^Add documents/), programme());
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}

/** A document is added and another taken out. */
export const Live: Story = {
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole('button', { name: /^Take out/ });
    if (first !== undefined) await userEvent.click(first);
    await addAndSave(canvas);
    await waitFor(() => expect(screen.getByText('Picture, documents and links saved.')).toBeVisible());
    await waitFor(() => expect(canvas.getByDisplayValue('programme.txt')).toBeVisible());
  },
};

/** A link is added beside those that are there. */
export const LinkAdded: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a link' }));
    const [name, address] = ['What members read', 'Address'].map((label) =>
      canvas.getAllByRole('textbox', { name: new RegExp(`^${label}`) }).at(-1),
    );
    if (name === undefined || address === undefined) throw new Error('There is no row for a link');
    await userEvent.type(name, 'How to get there');
    await userEvent.type(address, 'https://example.org/map');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Picture, documents and links saved.')).toBeVisible());
    await waitFor(() => expect(canvas.getByDisplayValue('https://example.org/map')).toBeVisible());
  },
};

export const CannotBeSaved: Story = {
  beforeEach: answering(failing(calls.desk.saveFiles, { code: 'server_error', message: 'The disk is full.' })),
  async play({ canvas }) {
    await addAndSave(canvas);
    await waitFor(() =>
      expect(screen.getByText('Picture, documents and links could not be saved. Try again')).toBeVisible(),
    );
    await expect(canvas.getByText('programme.txt')).toBeVisible();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.desk.files, { code: 'server_error', message: 'The database rests.' })),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Picture, documents and links could not be loaded.')).toBeVisible());
  },
};

/** Nothing is tried again: it is not there. */
export const NotThere: Story = {
  args: { params: { id: 'nowhere' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Event not found' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};
