import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PrivacyPage } from './PrivacyPage.tsx';

const failure = { code: 'conflict', message: 'The list of members is being restored.' } as const;
const stale = { code: 'stale', message: 'Your choices were changed elsewhere meanwhile.' } as const;

const meta = {
  title: 'Settings/Privacy/Page',
  component: PrivacyPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  decorators: [onAPage],
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof PrivacyPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const pronouns = (canvas: Canvas) => within(canvas.getByRole('radiogroup', { name: 'Pronouns' }));
const seeAs = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('radio', { name }));

async function hidePronouns(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
  await userEvent.click(pronouns(canvas).getByRole('radio', { name: 'Connections' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}

/** What is saved is what others are told from then on. */
export const Live: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('(she/her)')).toBeVisible();
    await hidePronouns(canvas);
    await waitFor(() => expect(screen.getByText('Your choices are saved.')).toBeVisible());
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(pronouns(canvas).getByRole('radio', { name: 'Connections' })).toBeChecked();
    await waitFor(() => expect(canvas.queryByText('(she/her)')).toBeNull());
    await seeAs(canvas, 'A connection');
    await expect(await canvas.findByText('(she/her)')).toBeVisible();
  },
};

/** What was chosen stays. */
export const SaveFails: Story = {
  beforeEach: answering(failing(calls.account.savePrivacy, failure)),
  async play({ canvas }) {
    await hidePronouns(canvas);
    await waitFor(() => expect(screen.getByText('Your choices could not be saved')).toBeVisible());
    await expect(screen.getByText(failure.message)).toBeVisible();
    await expect(pronouns(canvas).getByRole('radio', { name: 'Connections' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

/** Nothing that was saved elsewhere is overwritten unseen. */
export const ChangedElsewhere: Story = {
  beforeEach: answering(failing(calls.account.savePrivacy, stale)),
  async play({ canvas }) {
    await hidePronouns(canvas);
    await waitFor(() => expect(screen.getByText(stale.message)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.account.privacy, failure)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Error fetching data')).toBeVisible());
    await expect(canvas.getByText(failure.message)).toBeVisible();
  },
};

export const ProfileCannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.account.profileAs, failure)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Your profile could not be loaded')).toBeVisible());
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
  },
};
