import { samplePdf } from '@portal/demo/mock';
import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleInvoices } from '../../stories/sample-invoices.ts';
import { InvoiceScreen } from './InvoiceScreen.tsx';

const { pending, paid } = sampleInvoices;

const meta = {
  title: 'Settings/Invoice/Screen',
  component: InvoiceScreen,
  args: {
    view: ready(pending),
    preview: loading,
    hasPaid: false,
    isDownloading: false,
    backHref: '/settings/invoices',
    onDownload: fn(),
    onPay: fn(),
  },
  loaders: [() => ({ previewUrl: URL.createObjectURL(samplePdf()) })],
  render: (args, { loaded }) => (
    <InvoiceScreen
      {...args}
      preview={args.preview === loading ? ready({ previewUrl: loaded['previewUrl'] }) : args.preview}
    />
  ),
} satisfies Meta<typeof InvoiceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('The invoice could not be loaded')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  parameters: {
    behaviours: ['SVC-002', 'SVC-003', 'SVC-004'],
    withoutStates: { Empty: 'An invoice is there, or it is not found.' },
  },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('link', { name: 'Invoices' })).toHaveAttribute('href', '/settings/invoices');
    await expect(await canvas.findByRole('region', { name: 'Invoice INV-000011.pdf' })).toBeVisible();
    await expect(canvas.getAllByText('$825.00')).toHaveLength(2);
    const [download] = canvas.getAllByRole('button', { name: 'Download' });
    await userEvent.click(download as HTMLElement);
    await expect(args.onDownload).toHaveBeenCalledWith(pending);
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(args.onPay).toHaveBeenCalledWith(pending.paymentUrl);
  },
};

export const Paid: Story = {
  args: { view: ready(paid), hasPaid: true },
  async play({ canvas }) {
    await expect(canvas.getByText('Thank you. We have your payment.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pay' })).toBeNull();
  },
};

export const PaymentAwaited: Story = {
  args: { hasPaid: true },
  async play({ canvas }) {
    await expect(canvas.getByText(/^We wait for your payment/)).toBeVisible();
  },
};

export const PreviewFailed: Story = {
  args: { preview: failedView },
  parameters: { behaviours: ['SVC-022'] },
  async play({ canvas }) {
    await expect(canvas.getByText('Error fetching preview. Try again.')).toBeVisible();
  },
};

export const NoPreview: Story = {
  args: { preview: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('There is no preview of this invoice.')).toBeVisible();
  },
};

/** What is no PDF is not shown as one. */
export const PaperCannotBeShown: Story = {
  args: { preview: ready({ previewUrl: 'data:text/plain,nothing' }) },
  parameters: { behaviours: ['SVC-024'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Error during loading PDF')).toBeVisible());
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
