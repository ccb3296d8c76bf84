import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ContactUsPage } from './ContactUsPage.tsx';

const failure = { code: 'conflict', message: 'Mails are not taken at the moment.' } as const;

const meta = {
  title: 'Settings/Contact us/Page',
  component: ContactUsPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  decorators: [onAPage],
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof ContactUsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function write(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(/^Comments/), 'When does my membership end?');
  await userEvent.upload(canvas.getByLabelText(/^Attachments/), new File(['a,b'], 'list.csv'));
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
}

/** Once it is sent, the form begins anew, with what is known of whoever writes. */
export const Live: Story = {
  parameters: { behaviours: ['PLT-625', 'PLT-627', 'SVC-133'] },
  async play({ canvas }) {
    await write(canvas);
    await waitFor(() => expect(screen.getByText('Your enquiry has been submitted. Thank you.')).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText(/^Comments/)).toHaveValue(''));
    await expect(canvas.queryByText('list.csv')).toBeNull();
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Mia Nguyen');
    await expect(canvas.getByLabelText(/^E-mail/)).toHaveValue('mia.nguyen@example.org');
    await expect(canvas.queryByText('Please enter your comments')).toBeNull();
  },
};

/** What was written stays. */
export const SendingFails: Story = {
  beforeEach: answering(failing(calls.account.enquire, failure)),
  parameters: { behaviours: ['PLT-626', 'SVC-134'] },
  async play({ canvas }) {
    await write(canvas);
    await waitFor(() => expect(screen.getByText('Failed to send your enquiry. Try again.')).toBeVisible());
    await expect(screen.getByText(failure.message)).toBeVisible();
    await expect(canvas.getByLabelText(/^Comments/)).toHaveValue('When does my membership end?');
    await expect(canvas.getByText('list.csv')).toBeVisible();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.account.details, failure)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Error fetching data')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
  },
};
