import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleInvoices } from '../../stories/sample-invoices.ts';
import { noFilters } from './invoice-filters.ts';
import { InvoicesScreen } from './InvoicesScreen.tsx';

const { pending, paid, cancelled, refunded } = sampleInvoices;

const meta = {
  title: 'Settings/Invoices/Screen',
  component: InvoicesScreen,
  args: {
    view: ready({ invoices: [pending, paid, cancelled, refunded], totalItems: 24 }),
    filters: noFilters,
    isUpdating: false,
    hrefOf: (id) => `/settings/invoice/${id}`,
    onFilters: fn(),
    onPay: fn(),
  },
  globals: { width: '1280px' },
} satisfies Meta<typeof InvoicesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  parameters: { behaviours: ['SVC-025'] },
  async play({ canvas }) {
    await expect(canvas.getByText('No Data')).toBeVisible();
  },
};

export const NothingInRange: Story = {
  args: { view: empty, filters: { ...noFilters, range: { from: '2020-01-01', to: '2020-01-31' } } },
  async play({ canvas, args }) {
    await expect(canvas.getByText('You have no invoices of these days.')).toBeVisible();
    const [button] = canvas.getAllByRole('button', { name: 'Clear all filters' });
    await userEvent.click(button as HTMLElement);
    await expect(args.onFilters).toHaveBeenCalledWith(noFilters);
  },
};

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Your invoices could not be loaded')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** Each state has its label, and only what is left to pay its button. */
export const Ready: Story = {
  parameters: {
    behaviours: ['SVC-001', 'SVC-008', 'SVC-009', 'SVC-010', 'SVC-011', 'SVC-012', 'SVC-014', 'SVC-015'],
  },
  async play({ canvas, args }) {
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    for (const header of [
      ...['Invoice number', 'Invoice date', 'Due date', 'Description', 'Status'],
      ...['Total including GST', 'Balance due'],
    ])
      await expect(headers.some((text) => text?.includes(header))).toBe(true);
    const rowOf = (number: string) => within(canvas.getByRole('row', { name: new RegExp(number) }));
    for (const [{ invoiceNum }, label] of [
      [pending, 'Pending'],
      [paid, 'Paid'],
      [cancelled, 'Cancelled'],
      [refunded, 'Refunded'],
    ] as const)
      await expect(rowOf(invoiceNum).getByText(label)).toBeVisible();
    await expect(rowOf(pending.invoiceNum).getAllByText('$825.00')).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: /^Pay invoice/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: `Pay invoice ${pending.invoiceNum}` }));
    await expect(args.onPay).toHaveBeenCalledWith(pending.paymentUrl);
  },
};

export const Sorted: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: /Balance due/ }));
    await expect(args.onFilters).toHaveBeenCalledWith({ ...noFilters, sortBy: 'balanceDue', sortOrder: 'asc' });
  },
};

export const NextPage: Story = {
  parameters: { behaviours: ['SVC-006'] },
  async play({ canvas, args }) {
    await expect(canvas.getByText('1 - 10 of 24 items')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onFilters).toHaveBeenCalledWith({ ...noFilters, page: 2 });
  },
};

/** Staff who act for a member have nowhere to pay. */
export const NowhereToPay: Story = {
  args: { view: ready({ invoices: [{ ...pending, paymentUrl: null }], totalItems: 1 }) },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: /^Pay invoice/ })).toBeNull();
  },
};

const longName = 'Contribution towards the interdisciplinary working group on hand therapy in regional hospitals';

export const LongWords: Story = {
  globals: { width: '360px' },
  args: { view: ready({ invoices: [{ ...pending, description: longName }], totalItems: 1 }) },
};
export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark', width: '1280px' } };
