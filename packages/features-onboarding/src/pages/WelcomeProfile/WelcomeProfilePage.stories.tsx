import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { WelcomeProfilePage } from './WelcomeProfilePage.tsx';

const meta = {
  title: 'Onboarding/Welcome/Profile/Page',
  component: WelcomeProfilePage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  decorators: [onAPage],
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof WelcomeProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** A drawn picture as a camera's file. */
async function picture(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 400 });
  canvas.getContext('2d')?.fillRect(0, 0, 300, 400);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob ?? ''], 'me.png', { type: 'image/png' });
}

async function choosePicture(canvas: Canvas) {
  await userEvent.upload(await canvas.findByLabelText(/^Profile picture/), await picture());
  const dialog = within(await screen.findByRole('dialog', { name: 'Crop the picture' }));
  await dialog.findByRole('group', { name: /^Part of the picture/ });
  await userEvent.click(dialog.getByRole('button', { name: 'Use picture' }));
}

/** Cut and sent at once, and seen as soon as it is. */
export const Live: Story = {
  parameters: { behaviours: ['PLT-462', 'PLT-464'] },
  async play({ canvas }) {
    await choosePicture(canvas);
    await waitFor(() => expect(canvas.getByRole('img', { name: /Mia Nguyen/ })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled());
    await expect(screen.queryByText('Error when uploading avatar')).toBeNull();
  },
};

/** It is not shown as if it had been taken. */
export const PictureFails: Story = {
  beforeEach: answering(
    failing(calls.account.saveAvatar, { code: 'unsupported_file', message: 'No picture is in it.' }),
  ),
  parameters: { behaviours: ['PLT-465'] },
  async play({ canvas }) {
    await choosePicture(canvas);
    await waitFor(() => expect(screen.getByText('Error when uploading avatar')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled());
  },
};
