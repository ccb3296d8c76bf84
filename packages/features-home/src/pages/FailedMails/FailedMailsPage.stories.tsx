import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import { FailedMailsPage } from './FailedMailsPage.tsx';

const as = 'helen.brooks@example.org';

const meta = {
  title: 'Home/Failed mails',
  component: FailedMailsPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...liveMock({ as }).handlers),
} satisfies Meta<typeof FailedMailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function sendFirst(canvas: Canvas) {
  const [first] = await canvas.findAllByRole('button', { name: /^Send again: Registration/ });
  if (first === undefined) throw new Error('No mail has failed');
  await userEvent.click(first);
}
const expectText = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());

export const Live: Story = {
  async play({ canvas }) {
    await sendFirst(canvas);
    await expectText('The mail is being sent again');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Send again: Registration/ })).toBeNull());
    await expect(canvas.getByRole('button', { name: /^Send again: New time/ })).toBeVisible();
  },
};

export const SendingFails: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.mails.sendAgain, { code: 'conflict', message: 'This mail is being sent again.' }));
  },
  async play({ canvas }) {
    await sendFirst(canvas);
    await expectText('The mail could not be queued. Try again');
  },
};

export const LoadingFails: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.mails.failed, 500));
  },
  play: () => expectText('Failed mails could not be loaded'),
};

/** The role has been taken away meanwhile. */
export const NotAnAdministrator: Story = {
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
  play: () => expectText('Failed mails could not be loaded'),
};
