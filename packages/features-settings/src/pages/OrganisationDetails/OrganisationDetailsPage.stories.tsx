import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { OrganisationDetailsPage } from './OrganisationDetailsPage.tsx';

const failure = { code: 'conflict', message: 'The list of organisations is being restored.' } as const;

const meta = {
  title: 'Settings/Organisation details/Page',
  component: OrganisationDetailsPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  decorators: [onAPage],
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof OrganisationDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const edit = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

async function rewriteRole(canvas: Canvas) {
  const role = canvas.getByRole('textbox', { name: 'Role' });
  await userEvent.clear(role);
  await userEvent.type(role, 'Team leader');
}

/** Another organisation is found by a part of its name; what was saved is there without a word. */
export const Live: Story = {
  parameters: { behaviours: ['PLT-606'] },
  async play({ canvas }) {
    await edit(canvas);
    await userEvent.clear(canvas.getByRole('combobox', { name: 'Organisation' }));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Organisation' }), 'neuro{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Stepping Stone Neuro' }));
    await rewriteRole(canvas);
    await save(canvas);
    await expect(await canvas.findByText('Stepping Stone Neuro')).toBeVisible();
    await expect(canvas.getByText('Team leader')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(screen.queryByText(/saved|updated/i)).toBeNull();
  },
};

/** What was typed stays. */
export const SaveFails: Story = {
  beforeEach: answering(failing(calls.account.saveWorkplace, failure)),
  parameters: { behaviours: ['PLT-604', 'SVC-064'] },
  async play({ canvas }) {
    await edit(canvas);
    await rewriteRole(canvas);
    await save(canvas);
    await waitFor(() => expect(screen.getByText('Failed to update workplace details')).toBeVisible());
    await expect(screen.getByText(failure.message)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Role' })).toHaveValue('Team leader');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

export const SearchFails: Story = {
  beforeEach: answering(failing(calls.account.organisationNames, failure)),
  async play({ canvas }) {
    await edit(canvas);
    await userEvent.clear(canvas.getByRole('combobox', { name: 'Organisation' }));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Organisation' }), 'neuro{Enter}');
    await waitFor(() => expect(screen.getByText('Organisations could not be searched.')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.account.workplace, failure)),
  parameters: { behaviours: ['PLT-538'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Error fetching data')).toBeVisible());
    await expect(canvas.getByText(failure.message)).toBeVisible();
  },
};
