import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MembershipProfilePage } from './MembershipProfilePage.tsx';

const meta = {
  title: 'Settings/Membership profile',
  component: MembershipProfilePage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  decorators: [onAPage],
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof MembershipProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  parameters: {
    behaviours: [
      'SVC-039',
      'SVC-040',
      'SVC-041',
      'SVC-042',
      'SVC-043',
      'PLT-659',
      'PLT-660',
      'PLT-661',
      'PLT-662',
      'PLT-663',
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Full member', { selector: 'dd' })).toBeVisible();
    for (const [name, href] of [
      ['Renew membership', 'https://join.example/renew'],
      ['Manage membership', 'https://join.example/membership'],
      ['Update payment', 'https://join.example/payment'],
      ['Print', '/api/content/documents/membership/membership-p-001'],
    ] as const)
      await expect(await canvas.findByRole('link', { name: `${name} (opens in a new tab)` })).toHaveAttribute(
        'href',
        href,
      );
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.ownMembership.current, sampleProblem)),
  parameters: { behaviours: ['SVC-045'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Error getting membership details. Try again later.')).toBeVisible());
  },
};

const noLink = { code: 'conflict', message: 'The shop is closed.' } as const;

/** Nothing is said where only a link could not be asked for; of a fault of the server it is said as of every other. */
export const LinksFail: Story = {
  beforeEach: answering(
    failing(calls.ownMembership.renewalLink, noLink),
    failing(calls.ownMembership.manageLink, noLink),
    failing(calls.ownMembership.updatePaymentLink, noLink),
  ),
  parameters: { behaviours: ['PLT-670'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /^Print/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Renew membership/ })).toBeNull();
    await expect(screen.queryByText(noLink.message)).toBeNull();
  },
};

export const DownloadFails: Story = {
  beforeEach: answering(failing(calls.ownMembership.download, sampleProblem)),
  parameters: { behaviours: ['SVC-044', 'PLT-664'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(screen.getByText('Your membership could not be downloaded.')).toBeVisible());
  },
};
