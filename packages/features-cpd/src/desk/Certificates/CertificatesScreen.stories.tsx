import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView, sampleProblem } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleCertificates } from '../../stories/sample-certificates.ts';
import { noFilters } from './certificate-filters.ts';
import { CertificatesScreen } from './CertificatesScreen.tsx';

const meta = {
  title: 'CPD/Desk/Certificates/Screen',
  component: CertificatesScreen,
  args: {
    view: ready({ items: sampleCertificates, total: 5 }),
    filters: noFilters,
    isUpdating: false,
    hasMore: false,
    isLoadingMore: false,
    moreProblem: null,
    loadMore: fn(),
    onTyped: fn(),
    onChosen: fn(),
    onRevoke: fn(),
    onReinstate: fn(),
  },
} satisfies Meta<typeof CertificatesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('No certificates yet')).toBeVisible();
  },
};

export const NothingFits: Story = {
  args: { view: empty, filters: { ...noFilters, keyword: 'zebra' } },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all filters' }));
    await expect(args.onChosen).toHaveBeenCalledWith(noFilters);
  },
};

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Certificates could not be loaded.')).toBeVisible();
  },
};
export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  globals: { width: '1280px' },
  async play({ canvas, args }) {
    await expect(await canvas.findAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByText(/by Helen Brooks: It was entered twice\./)).toBeVisible();
    const confirmed = canvas.getByRole('row', { name: /7QK4-M2XB/ });
    const entered = canvas.getByRole('row', { name: /C8ZS-A2Z8/ });
    await expect(within(confirmed).getByText('Genuine')).toBeVisible();
    await expect(within(entered).getByText('Not confirmed')).toBeVisible();
    await expect(within(entered).getByText('Entered by the member: no certificate.')).toBeVisible();
    await expect(within(entered).queryByText('Genuine')).toBeNull();
    const summary = canvas.getByRole('row', { name: /ZK5M-C9EV/ });
    await expect(within(summary).getByText('Genuine')).toBeVisible();
    await expect(within(summary).getByText('Adds up what its member has entered too.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke 7QK4-M2XB-9HTD-3FWA' }));
    await expect(args.onRevoke).toHaveBeenCalledWith(sampleCertificates[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Reinstate 2WCZ-8R0N-5KYE-V61J' }));
    await expect(args.onReinstate).toHaveBeenCalledWith(sampleCertificates[1]);
  },
};

export const MoreFailed: Story = {
  args: { hasMore: true, moreProblem: sampleProblem },
  async play({ canvas, args }) {
    await expect(canvas.getByText('More documents could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more documents' }));
    await expect(args.loadMore).toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark', width: '1280px' } };
