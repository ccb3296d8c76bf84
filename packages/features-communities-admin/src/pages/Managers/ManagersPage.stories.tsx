import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { useOwnSearch } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ManagersPage } from './ManagersPage.tsx';

const as = 'helen.brooks@example.org';
let mock: ReturnType<typeof liveMock>;

function Managers() {
  return <ManagersPage params={{}} {...useOwnSearch()} />;
}

const meta = {
  title: 'Communities/Admin/Managers',
  component: Managers,
  globals: { width: '1280px', role: 'admin' },
  beforeEach({ msw }) {
    mock = liveMock({ as });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof Managers>;

export default meta;
type Story = StoryObj<typeof meta>;

const toast = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());

type Canvas = ReturnType<typeof within>;

const manager = 'leilani.tuala@example.org';
const email = 'mia.nguyen@example.org';
const account = () => mock.state.people.values().find((one) => one.email === email);

/** Somebody is found, and it is asked whether they are to be a manager. */
async function ask(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add manager' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add manager' }));
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await userEvent.type(dialog.getByRole('combobox'), 'mia nguyen');
  await userEvent.click(await screen.findByRole('option', { name: /Mia Nguyen/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  return within(await screen.findByRole('alertdialog', { name: 'Make Mia Nguyen a manager of all communities?' }));
}

async function askToDelete(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${manager}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  return within(await screen.findByRole('alertdialog', { name: `Delete ${manager}?` }));
}

/** Before it is done it is said what they lose, with the communities that they are part of. */
export const Live: Story = {
  parameters: {
    behaviours: ['COM-453', 'COM-455', 'COM-456', 'COM-457', 'COM-458', 'COM-461', 'COM-462', 'COM-463', 'COM-464'],
  },
  async play({ canvas }) {
    const question = await ask(canvas);
    await expect(
      question.getByText('This user will lose their existing roles and associations in the communities'),
    ).toBeVisible();
    const joined = mock.state.communities
      .values()
      .find(({ id }) => mock.state.memberships.get(id)?.get(account()?.id ?? '')?.status === 'Joined');
    await expect(await question.findByText(joined?.name ?? '')).toBeVisible();
    await expect(mock.answered).not.toContain('managers.add');
    await userEvent.click(question.getByRole('button', { name: 'Add manager' }));
    await toast('Successfully saved');
    await waitFor(() => expect(canvas.getByText(email)).toBeVisible());
    await expect(account()?.role).toBe('Manager');
    await expect(mock.state.memberships.get(joined?.id ?? '')?.get(account()?.id ?? '')).toBeUndefined();
  },
};

/** A part of the e-mail finds them. */
export const Found: Story = {
  parameters: { behaviours: ['COM-451', 'COM-452', 'COM-460'] },
  async play({ canvas }) {
    await canvas.findByText(manager);
    await expect(canvas.queryByText(as)).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by e-mail' }), 'zebra');
    await waitFor(() => expect(canvas.getByText('No managers found')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by e-mail' }), 'LEILANI');
    await waitFor(() => expect(canvas.getByText(manager)).toBeVisible());
  },
};

/** Who runs the portal already cannot be chosen. */
export const RunsThePortalAlready: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add manager' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add manager' }));
    await userEvent.type(dialog.getByRole('combobox'), 'leilani');
    const option = await screen.findByRole('option', { name: /Leilani Tuala/ });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await expect(option).toHaveTextContent('Manager already');
  },
};

export const Deleted: Story = {
  parameters: { behaviours: ['COM-454', 'COM-459'] },
  async play({ canvas }) {
    const question = await askToDelete(canvas);
    await userEvent.click(question.getByRole('button', { name: 'Delete manager' }));
    await toast(`${manager} is deleted.`);
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Leilani/ })).toBeNull());
  },
};

export const CannotBeAdded: Story = {
  beforeEach: answering(failing(calls.managers.add, sampleProblem)),
  parameters: { behaviours: ['COM-731'] },
  async play({ canvas }) {
    const question = await ask(canvas);
    await userEvent.click(question.getByRole('button', { name: 'Add manager' }));
    await toast('Error adding manager. Try again.');
    await expect(question.getByRole('button', { name: 'Add manager' })).toBeEnabled();
  },
};

/** What somebody is part of could not be loaded: the warning stands all the same. */
export const LossesCannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.membership.ofPerson, sampleProblem)),
  async play({ canvas }) {
    const question = await ask(canvas);
    await waitFor(() => expect(question.getByText('What they are part of could not be loaded.')).toBeVisible());
    await expect(question.getByText(/This user will lose/)).toBeVisible();
  },
};

export const CannotBeDeleted: Story = {
  beforeEach: answering(failing(calls.managers.remove, sampleProblem)),
  parameters: { behaviours: ['COM-732'] },
  async play({ canvas }) {
    const question = await askToDelete(canvas);
    await userEvent.click(question.getByRole('button', { name: 'Delete manager' }));
    await toast('Error deleting manager. Try again.');
    await expect(canvas.getByText(manager)).toBeInTheDocument();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.managers.list, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Managers could not be loaded.')).toBeVisible());
  },
};
