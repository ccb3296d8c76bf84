import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock, worldOf } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FindAnOtPage } from './FindAnOtPage.tsx';

const meta = {
  title: 'Settings/Find an OT',
  component: FindAnOtPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof FindAnOtPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  parameters: { behaviours: ['SVC-054', 'SVC-058', 'SVC-059', 'SVC-060', 'SVC-062', 'PLT-666'] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Hand and upper limb')).toBeVisible();
    await expect(await canvas.findByText('Workers compensation')).toBeVisible();
    await expect(await canvas.findByText('Rivergum Hand Therapy')).toBeVisible();
    const link = await canvas.findByRole('link', { name: 'Update (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://join.example/find-an-ot');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const NotAMember: Story = {
  globals: { role: 'clientUser' },
  beforeEach: worldOf({ as: 'grace.campbell@example.org' }),
  parameters: { behaviours: ['SVC-054'] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Tidewater Hand Clinic')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Update/ })).toBeNull();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.preferences.kept, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Your areas of practice could not be loaded')).toBeVisible());
  },
};
