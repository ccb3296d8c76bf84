import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleMembership } from '../../stories/sample-membership.ts';
import { MembershipProfileScreen } from './MembershipProfileScreen.tsx';

const meta = {
  title: 'Settings/Membership profile/Screen',
  component: MembershipProfileScreen,
  args: {
    view: ready(sampleMembership),
    hrefs: {
      renew: 'https://www.ota.example/renew',
      manage: 'https://www.ota.example/membership',
      updatePayment: 'https://www.ota.example/membership/payment',
      print: '/api/content/documents/membership/membership-p-001',
    },
    isDownloading: false,
    onDownload: fn(),
  },
  parameters: { withoutStates: { Empty: 'a membership is there, or it is not found' } },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof MembershipProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  args: { view: failedView },
  parameters: { behaviours: ['SVC-045', 'PLT-667'] },
  async play({ canvas }) {
    await expect(canvas.getByText('Error getting membership details. Try again later.')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  parameters: {
    behaviours: [
      ...['SVC-026', 'SVC-027', 'SVC-028', 'SVC-029', 'SVC-030'],
      ...['SVC-032', 'SVC-033', 'SVC-034', 'SVC-035', 'SVC-036', 'PLT-655'],
    ],
  },
  async play({ canvas, args }) {
    for (const [term, description] of [
      ['Member number', '100204'],
      ['Membership', 'Full member'],
      ['Status', 'Active'],
      ['Joined', '20/11/2020'],
      ['Renewed to', '30/06/2027'],
    ] as const)
      await expect(canvas.getByText(term, { selector: 'dt' }).nextElementSibling).toHaveTextContent(description);
    for (const [name, href] of [
      ['Renew membership (opens in a new tab)', args.hrefs.renew],
      ['Manage membership (opens in a new tab)', args.hrefs.manage],
      ['Update payment (opens in a new tab)', args.hrefs.updatePayment],
      ['Print (opens in a new tab)', args.hrefs.print],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledWith(sampleMembership);
  },
};

/** Whoever has cancelled sees when it ended. */
export const Cancelled: Story = {
  args: { view: ready({ ...sampleMembership, memberStatus: 'Cancelled', terminationDate: '2026-11-18' }) },
  parameters: { behaviours: ['SVC-031'] },
  async play({ canvas }) {
    const term = canvas.getByText('Terminated', { selector: 'dt' });
    await expect(term.nextElementSibling).toHaveTextContent('18/11/2026');
    await expect(canvas.queryByText('Membership card')).toBeNull();
  },
};

export const Lapsed: Story = { args: { view: ready({ ...sampleMembership, memberStatus: 'Lapsed' }) } };

/** A place that the organisation does not offer is not linked to. */
export const NoLinks: Story = {
  args: { hrefs: { renew: undefined, manage: undefined, updatePayment: undefined, print: undefined } },
  parameters: { behaviours: ['SVC-047'] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
