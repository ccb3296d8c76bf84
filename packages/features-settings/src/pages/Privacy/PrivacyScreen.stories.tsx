import type { Privacy, ShownProfile } from '@portal/api';
import { defaultPrivacy } from '@portal/rules';
import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PrivacyScreen } from './PrivacyScreen.tsx';

const privacy: Privacy = { choices: { ...defaultPrivacy, state: 'connections' }, version: 3 };
const profile: ShownProfile = {
  firstName: 'Mia',
  lastName: 'Nguyen',
  pronoun: 'she/they',
  avatarUrl: null,
  organisationName: 'Rivergum Hand Therapy',
  homeState: null,
  registeredEmail: null,
};
const shown = { viewer: 'member' as const, onViewer: fn(), view: ready(profile) };

const meta = {
  title: 'Settings/Privacy/Screen',
  component: PrivacyScreen,
  args: { view: ready(privacy), onSave: fn(async () => undefined), shown, personId: 'p-001' },
  parameters: { withoutStates: { Empty: 'who has chosen nothing sees what is so by default' } },
} satisfies Meta<typeof PrivacyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading, shown: { ...shown, view: loading } } };

export const Failed: Story = {
  args: { view: failedView, shown: { ...shown, view: failedView } },
  async play({ canvas }) {
    await expect(canvas.getByText('Error fetching data')).toBeVisible();
    await expect(canvas.getByText('Your profile could not be loaded')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** Each thing has all four choices; what was chosen is read, then changed. */
export const Ready: Story = {
  parameters: { behaviours: ['PLT-628', 'SVC-102'] },
  async play({ canvas, args }) {
    const groups = ['Photo', 'Pronouns', 'Organisation', 'State', 'E-mail'];
    for (const name of groups) {
      const options = within(canvas.getByRole('radiogroup', { name })).getAllByRole<HTMLInputElement>('radio');
      await expect(options.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
        'Everyone',
        'Members',
        'Connections',
        'Only me',
      ]);
    }
    const state = () => within(canvas.getByRole('radiogroup', { name: 'State' }));
    await expect(state().getByRole('radio', { name: 'Connections' })).toBeChecked();
    await expect(state().getByRole('radio', { name: 'Only me' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.click(state().getByRole('radio', { name: 'Only me' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ choices: { ...defaultPrivacy, state: 'onlyMe' }, version: 3 });
  },
};

/** Cancel saves nothing. */
export const Cancelled: Story = {
  async play({ canvas, args }) {
    const state = () => within(canvas.getByRole('radiogroup', { name: 'State' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.click(state().getByRole('radio', { name: 'Everyone' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(state().getByRole('radio', { name: 'Connections' })).toBeChecked();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** What others are not told is said of each thing. */
export const AsAnotherMember: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByText('Rivergum Hand Therapy')).toBeVisible();
    await expect(canvas.getAllByText('Not shown')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('radio', { name: 'Staff' }));
    await expect(args.shown.onViewer).toHaveBeenCalledWith('staff');
  },
};

export const LongWords: Story = {
  args: {
    shown: {
      ...shown,
      view: ready({
        ...profile,
        organisationName: 'Rivermouth '.repeat(12),
        registeredEmail: `${'m'.repeat(60)}@example.org`,
      }),
    },
  },
};
export const Narrow: Story = { ...LongWords, globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
