import { calls } from '@portal/api';
import { failing } from '@portal/api/mock';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SecurityPage } from './SecurityPage.tsx';

const failure = { code: 'conflict', message: 'The list is being restored.' } as const;

const meta = {
  title: 'Settings/Security/Page',
  component: SecurityPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  decorators: [onAPage],
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof SecurityPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByText('You signed in')).toHaveLength(2));
    await expect(canvas.getByText('Your password was changed by a link')).toBeVisible();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.account.securityEvents, failure)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(failure.message)).toBeVisible());
  },
};
