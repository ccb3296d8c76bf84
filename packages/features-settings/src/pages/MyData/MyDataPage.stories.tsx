import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MyDataPage } from './MyDataPage.tsx';

const meta = {
  title: 'Settings/Download my data',
  component: MyDataPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  decorators: [onAPage],
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof MyDataPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function ask(canvas: Canvas, password: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ask for my data' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Current password/), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
}

export const Live: Story = {
  async play({ canvas }) {
    await ask(canvas, 'Correct-horse-7');
    await expect(await canvas.findByRole('button', { name: 'Download my data' })).toBeVisible();
  },
};

export const WrongPassword: Story = {
  async play({ canvas }) {
    await ask(canvas, 'wrong');
    await waitFor(() => expect(screen.getByText('Your copy could not be asked for')).toBeVisible());
  },
};

export const AskingFails: Story = {
  beforeEach: answering(failing(calls.personalData.askCopy, sampleProblem)),
  async play({ canvas }) {
    await ask(canvas, 'Correct-horse-7');
    await waitFor(() => expect(screen.getByText('Your copy could not be asked for')).toBeVisible());
  },
};

export const DownloadFails: Story = {
  beforeEach: answering(failing(calls.personalData.downloadCopy, sampleProblem)),
  async play({ canvas }) {
    await ask(canvas, 'Correct-horse-7');
    await userEvent.click(await canvas.findByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(screen.getByText('Your copy could not be downloaded')).toBeVisible());
  },
};
