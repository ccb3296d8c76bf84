import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import type { PageProps } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AllCommunicationPage, AllInterestsPage, MyCommunicationPage, MyInterestsPage } from './PreferencesPages.tsx';

function AnyPage({ page: Page, ...props }: PageProps & { page: ComponentType<PageProps> }) {
  return <Page {...props} />;
}

const meta = {
  title: 'Settings/Preferences',
  component: AnyPage,
  args: { page: AllCommunicationPage, params: {}, search: {}, onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof AnyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  parameters: { behaviours: ['SVC-080', 'SVC-083', 'SVC-087', 'SVC-093', 'SVC-095', 'SVC-096', 'SVC-097'] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Jobs and placements')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to your list: Jobs and placements' }));
    const remove = await canvas.findByRole('button', { name: 'Remove from your list: Jobs and placements' });
    await waitFor(() => expect(remove).not.toHaveAttribute('aria-busy'));
    await userEvent.click(remove);
    await expect(await canvas.findByRole('button', { name: 'Add to your list: Jobs and placements' })).toBeVisible();
  },
};

export const MyCommunication: Story = {
  args: { page: MyCommunicationPage },
  parameters: { behaviours: ['SVC-080'] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Monthly newsletter')).toBeVisible();
    await expect(canvas.queryByText('Jobs and placements')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from your list: Monthly newsletter' }));
    await waitFor(() => expect(canvas.queryByText('Monthly newsletter')).toBeNull());
  },
};

export const AllInterests: Story = {
  args: { page: AllInterestsPage },
  parameters: { behaviours: ['SVC-080', 'SVC-094', 'SVC-098'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Remove from your list: Hand therapy' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add to your interest: Driving' })).toBeVisible();
  },
};

export const MyInterests: Story = {
  args: { page: MyInterestsPage },
  parameters: { behaviours: ['SVC-080', 'SVC-090'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove from your list: Hand therapy' }));
    await expect(await canvas.findByText('No interests yet')).toBeVisible();
  },
};

export const ChangeFails: Story = {
  beforeEach: answering(failing(calls.preferences.add, sampleProblem)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to your list: Jobs and placements' }));
    await waitFor(() => expect(screen.getByText('Your list could not be changed.')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Add to your list: Jobs and placements' })).toBeVisible();
  },
};

/** Of interests nothing is said: the list shows that nothing has changed. */
export const InterestFails: Story = {
  args: { page: AllInterestsPage },
  beforeEach: answering(failing(calls.preferences.add, { code: 'not_found', message: 'It was removed.' })),
  parameters: { behaviours: ['SVC-101'] },
  async play({ canvas }) {
    const add = await canvas.findByRole('button', { name: 'Add to your interest: Driving' });
    await userEvent.click(add);
    await waitFor(() => expect(add).not.toHaveAttribute('aria-busy'));
    await expect(screen.queryByText('It was removed.')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add to your interest: Driving' })).toBeVisible();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.preferences.myCommunication, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('The list could not be loaded')).toBeVisible());
  },
};
