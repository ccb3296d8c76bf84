import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock, onAPage, storyNow } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AccountDetailsPage } from './AccountDetailsPage.tsx';

const failure = { code: 'conflict', message: 'The list of members is being restored.' } as const;

const meta = {
  title: 'Settings/Account details/Page',
  component: AccountDetailsPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  decorators: [onAPage],
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof AccountDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function rename(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
  const field = canvas.getByLabelText(/^First name/);
  await userEvent.clear(field);
  await userEvent.type(field, 'Amelia');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}

async function turn(canvas: Canvas, password: string, name = 'Two-factor authentication') {
  await userEvent.click(await canvas.findByRole('switch', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await userEvent.type(dialog.getByLabelText(/^Current password/), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
}

/** A drawn picture as a camera's file. */
async function photo(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 400 });
  canvas.getContext('2d')?.fillRect(0, 0, 300, 400);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob ?? ''], 'me.png', { type: 'image/png' });
}

async function choosePhoto(canvas: Canvas) {
  await userEvent.upload(await canvas.findByLabelText(/^Photo/), await photo());
  const dialog = within(await screen.findByRole('dialog', { name: 'Crop the picture' }));
  await dialog.findByRole('group', { name: /^Part of the picture/ });
  await userEvent.click(dialog.getByRole('button', { name: 'Use picture' }));
}

/** From what was said to the form, and back to what is said now; the workflow's call is not made. */
export const Live: Story = {
  beforeEach: answering(failing(calls.account.saveWorkflowDetails, failure)),
  parameters: { behaviours: ['PLT-546'] },
  async play({ canvas }) {
    await rename(canvas);
    await waitFor(() => expect(screen.getByText('Your details are saved.')).toBeVisible());
    await expect(await canvas.findByText('Amelia')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** What was typed stays. */
export const SaveFails: Story = {
  beforeEach: answering(failing(calls.account.saveDetails, failure)),
  async play({ canvas }) {
    await rename(canvas);
    await waitFor(() => expect(screen.getByText('Your details could not be saved')).toBeVisible());
    await expect(screen.getByText(failure.message)).toBeVisible();
    await expect(canvas.getByLabelText(/^First name/)).toHaveValue('Amelia');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

/** The organisation that saves by a workflow is handed fields with their ids. */
export const Workflow: Story = {
  globals: { profile: 'public-skills' },
  beforeEach: answering(failing(calls.account.saveDetails, failure)),
  parameters: { behaviours: ['PLT-546'] },
  async play({ canvas }) {
    await rename(canvas);
    await waitFor(() => expect(screen.getByText('Your details are saved.')).toBeVisible());
    await expect(await canvas.findByText('Amelia')).toBeVisible();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.account.details, failure)),
  parameters: { behaviours: ['PLT-538'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Error fetching data')).toBeVisible());
    await expect(canvas.getByText(failure.message)).toBeVisible();
    await expect(await canvas.findByRole('switch')).toBeVisible();
  },
};

/** On, and off again; the password is asked for each time. */
export const TwoFactor: Story = {
  parameters: { behaviours: ['PLT-578', 'PLT-582', 'PLT-583', 'PLT-584'] },
  async play({ canvas }) {
    const toggle = await canvas.findByRole('switch', { name: 'Two-factor authentication' });
    await expect(toggle).not.toBeChecked();
    await expect(canvas.getAllByRole('switch')).toHaveLength(1);
    await turn(canvas, 'Correct-horse-7');
    await waitFor(() => expect(screen.getByText('Two-factor authentication enabled')).toBeVisible());
    await waitFor(() => expect(toggle).toBeChecked());
    await turn(canvas, 'Correct-horse-7');
    await waitFor(() => expect(screen.getByText('Two-factor authentication disabled')).toBeVisible());
    await waitFor(() => expect(toggle).not.toBeChecked());
  },
};

/** With an authenticator app the switch says what it does then: codes by e-mail in its place. */
export const TwoFactorWithApp: Story = {
  beforeEach({ msw }) {
    const { state, handlers } = liveMock();
    const { id = '' } = state.people.values().find(({ email }) => email === 'mia.nguyen@example.org') ?? {};
    state.authenticators.set(id, { addedAt: storyNow() });
    msw.use(...handlers);
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('switch', { name: 'Code by e-mail' })).not.toBeChecked();
    await turn(canvas, 'Correct-horse-7', 'Code by e-mail');
    await waitFor(() => expect(screen.getByText('A code by e-mail opens your account too')).toBeVisible());
  },
};

/** The switch is where it was. */
export const TwoFactorFails: Story = {
  parameters: { behaviours: ['PLT-585', 'PLT-586'] },
  async play({ canvas }) {
    await turn(canvas, 'wrong');
    await waitFor(() => expect(screen.getByText('Error updating 2FA')).toBeVisible());
    await expect(screen.getByText('This is not your current password')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Two-factor authentication' })).not.toBeChecked();
  },
};

export const TwoFactorUnknown: Story = {
  beforeEach: answering(failing(calls.account.security, failure)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('How you sign in could not be loaded.')).toBeVisible());
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** A photo is cut and sent at once. */
export const Photo: Story = {
  parameters: { behaviours: ['PLT-575'] },
  async play({ canvas }) {
    await choosePhoto(canvas);
    await waitFor(() => expect(screen.getByText('Avatar uploaded successfully!')).toBeVisible());
  },
};

/** One that was not taken is not shown. */
export const PhotoFails: Story = {
  beforeEach: answering(failing(calls.account.saveAvatar, failure)),
  parameters: { behaviours: ['PLT-576'] },
  async play({ canvas }) {
    await choosePhoto(canvas);
    await waitFor(() => expect(screen.getByText('Error during uploading avatar!')).toBeVisible());
    await expect(screen.getByText(failure.message)).toBeVisible();
  },
};

export const NoPicture: Story = {
  parameters: { behaviours: ['PLT-572', 'PLT-573'] },
  async play({ canvas }) {
    const notes = new File(['x'], 'notes.txt', { type: 'text/plain' });
    await userEvent.upload(await canvas.findByLabelText(/^Photo/), notes, { applyAccept: false });
    await waitFor(() => expect(canvas.getByText('Only images!')).toBeVisible());
    // A photo is made smaller, but for one that no phone takes.
    await userEvent.upload(canvas.getByLabelText(/^Photo/), new File([new Uint8Array(60_000_001)], 'me.png'));
    await waitFor(() => expect(canvas.getByText('Less than 5MB!')).toBeVisible());
  },
};
