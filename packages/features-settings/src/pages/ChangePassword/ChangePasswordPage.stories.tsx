import { calls } from '@portal/api';
import { delayed, failing } from '@portal/demo/mock';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';

const meta = {
  title: 'Settings/Change password/Page',
  component: ChangePasswordPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  decorators: [onAPage],
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof ChangePasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const fields = (canvas: Canvas) =>
  [/^Current password/, /^New password/, /^Retype new password/].map((label) => canvas.getByLabelText(label));

async function choose(canvas: Canvas, current: string) {
  const [first, second, third] = fields(canvas);
  await userEvent.type(first!, current);
  await userEvent.type(second!, 'Quiet-harbour-4!');
  await userEvent.type(third!, 'Quiet-harbour-4!');
  await userEvent.click(canvas.getByRole('button', { name: 'Save new password' }));
}

/** Nothing of what was typed is left, and whoever changed it goes on. */
export const Live: Story = {
  parameters: { behaviours: ['PLT-596', 'PLT-598'] },
  async play({ canvas }) {
    await choose(canvas, 'Correct-horse-7');
    await waitFor(() => expect(screen.getByText('Password successfully changed')).toBeVisible());
    for (const field of fields(canvas)) await waitFor(() => expect(field).toHaveValue(''));
    await expect(canvas.queryByText('Please enter your current password')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Change password' })).toBeVisible();
  },
};

/** What the server says stands in the toast and under its field; what was typed stays. */
export const NotTheirs: Story = {
  parameters: { behaviours: ['PLT-597'] },
  async play({ canvas }) {
    await choose(canvas, 'wrong');
    await waitFor(() => expect(screen.getByText('Password not changed')).toBeVisible());
    await expect(screen.getAllByText('This is not your current password')).toHaveLength(2);
    await expect(canvas.getByLabelText(/^Current password/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue('Quiet-harbour-4!');
  },
};

export const TooManyTries: Story = {
  beforeEach: answering(
    failing(calls.account.changePassword, { code: 'rate_limited', message: 'Too many attempts. Try again later.' }),
  ),
  async play({ canvas }) {
    await choose(canvas, 'Correct-horse-7');
    await waitFor(() => expect(screen.getByText('Password not changed')).toBeVisible());
    await expect(screen.getByText('Too many attempts. Try again later.')).toBeVisible();
  },
};

export const Saving: Story = {
  beforeEach: answering(delayed(calls.account.changePassword, Infinity)),
  async play({ canvas }) {
    await choose(canvas, 'Correct-horse-7');
    const button = canvas.getByRole('button', { name: 'Save new password' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
