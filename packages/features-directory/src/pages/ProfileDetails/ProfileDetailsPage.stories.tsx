import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyDestinations } from '../../stories/story-destinations.ts';
import { ProfileDetailsPage } from './ProfileDetailsPage.tsx';

const failure = { code: 'conflict', message: 'The list of members is being restored.' } as const;

/** What the server of the story that plays has been asked so far. */
let answered: readonly string[] = [];

const meta = {
  title: 'Directory/Profile details',
  component: ProfileDetailsPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  parameters: { destinations: storyDestinations },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof ProfileDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const expectText = (words: string | RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const words = (canvas: Canvas) => canvas.getByRole('textbox', { name: /^Description/ });
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

async function rewrite(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
  await userEvent.clear(words(canvas));
  await userEvent.type(words(canvas), 'Splints and scars.');
}

/** A drawn picture as a camera's file, cut as it comes. */
async function choosePicture(canvas: Canvas) {
  const drawn = Object.assign(document.createElement('canvas'), { width: 300, height: 400 });
  drawn.getContext('2d')?.fillRect(0, 0, 300, 400);
  const blob = await new Promise<Blob | null>((resolve) => drawn.toBlob(resolve));
  const file = new File([blob ?? ''], 'me.png', { type: 'image/png' });
  await userEvent.upload(canvas.getByLabelText(/^Profile picture/), file);
  const dialog = within(await screen.findByRole('dialog', { name: 'Crop the picture' }));
  await dialog.findByRole('group', { name: /^Part of the picture/ });
  await userEvent.click(dialog.getByRole('button', { name: 'Use picture' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Picture and description are saved together, and read again. */
export const Live: Story = {
  parameters: { behaviours: ['DIR-071', 'DIR-073', 'DIR-079'] },
  async play({ canvas }) {
    await rewrite(canvas);
    await choosePicture(canvas);
    await expect(answered).not.toContain('account.saveAvatar');
    await save(canvas);
    await expectText('Avatar uploaded successfully!');
    await expectText('Profile details have been updated');
    await expect(answered).toContain('account.saveAvatar');
    await expect(await canvas.findByText('Splints and scars.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Neither the picture nor the words that were not saved stay. */
export const Cancelled: Story = {
  parameters: { behaviours: ['DIR-070'] },
  async play({ canvas, canvasElement }) {
    const shownUrl = () => canvasElement.querySelector('img')?.getAttribute('src');
    await canvas.findByRole('button', { name: 'Edit' });
    const before = shownUrl();
    await rewrite(canvas);
    await choosePicture(canvas);
    await waitFor(() => expect(shownUrl()).not.toBe(before));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(shownUrl()).toBe(before);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByText('Splints and scars.')).toBeNull();
    await expect(answered).not.toContain('directory.saveDetails');
  },
};

/** Only pictures are taken, and none that is too large. */
export const NoPicture: Story = {
  parameters: { behaviours: ['DIR-076'] },
  async play({ canvas }) {
    await rewrite(canvas);
    const field = canvas.getByLabelText(/^Profile picture/);
    await userEvent.upload(field, new File(['x'], 'notes.txt', { type: 'text/plain' }), { applyAccept: false });
    await expectText('Only images can be chosen');
    // A photo is made smaller, but for one that no phone takes.
    await userEvent.upload(field, new File([new Uint8Array(60_000_001)], 'me.png'));
    await expectText('The picture is too large');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

/** What was typed stays. */
export const SaveFails: Story = {
  beforeEach: answering(failing(calls.directory.saveDetails, failure)),
  parameters: { behaviours: ['DIR-073'] },
  async play({ canvas }) {
    await rewrite(canvas);
    await save(canvas);
    await expectText('Failed to update profile details');
    await expectText(failure.message);
    await expect(words(canvas)).toHaveValue('Splints and scars.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

/** Where the picture is not taken, the words are not saved without it. */
export const PictureFails: Story = {
  beforeEach: answering(failing(calls.account.saveAvatar, failure)),
  parameters: { behaviours: ['DIR-080'] },
  async play({ canvas }) {
    await rewrite(canvas);
    await choosePicture(canvas);
    await save(canvas);
    await expectText('Error during uploading avatar!');
    await expect(answered).not.toContain('directory.saveDetails');
    await expect(words(canvas)).toHaveValue('Splints and scars.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.directory.profile, failure)),
  async play() {
    await expectText('Error fetching data');
    await expectText(failure.message);
  },
};
