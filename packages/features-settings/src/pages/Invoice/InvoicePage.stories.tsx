import { calls } from '@portal/api';
import { failing, replying, samplePdf } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { InvoicePage } from './InvoicePage.tsx';

let { state } = liveMock();
/** Of Mia Nguyen, what she is to pay now. */
const idOf = () => {
  const mine = state.invoices.values().filter(({ personId }) => personId === 'p-001');
  return mine.find(({ status }) => status === 'Pending')?.id ?? '';
};
const id = idOf();

const meta = {
  title: 'Settings/Invoice',
  component: InvoicePage,
  args: { params: { id }, search: {}, onSearchChange: fn() },
  beforeEach({ msw }) {
    const mock = liveMock();
    ({ state } = mock);
    msw.use(replying(calls.invoices.preview, { previewUrl: URL.createObjectURL(samplePdf()) }), ...mock.handlers);
  },
} satisfies Meta<typeof InvoicePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function download(canvas: Canvas): Promise<void> {
  const [button] = await canvas.findAllByRole('button', { name: 'Download' });
  await userEvent.click(button as HTMLElement);
}

export const Live: Story = {
  parameters: { behaviours: ['SVC-018'] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Pending')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay' })).toBeVisible();
  },
};

/** Whoever comes back from paying sees it by itself. */
export const ShowsThePaymentByItself: Story = {
  args: { search: { from: 'paid' } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^We wait for your payment/)).toBeVisible();
    state.invoices.change(id, { status: 'Paid', paidCents: 82_500 });
    await waitFor(() => expect(canvas.getByText('Thank you. We have your payment.')).toBeVisible(), {
      timeout: 15_000,
    });
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.invoices.byId, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('The invoice could not be loaded')).toBeVisible());
  },
};

export const PreviewFails: Story = {
  beforeEach: answering(failing(calls.invoices.preview, sampleProblem)),
  parameters: { behaviours: ['SVC-019', 'SVC-022'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Error fetching preview. Try again.')).toBeVisible());
  },
};

export const DownloadFails: Story = {
  beforeEach: answering(failing(calls.invoices.download, sampleProblem)),
  parameters: { behaviours: ['SVC-020', 'SVC-023'] },
  async play({ canvas }) {
    await download(canvas);
    await waitFor(() => expect(screen.getByText('Error during download Invoice. Try again.')).toBeVisible());
  },
};
