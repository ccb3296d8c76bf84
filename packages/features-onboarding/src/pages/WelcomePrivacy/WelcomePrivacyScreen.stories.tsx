import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { showLargeText, tornWords } from '../../testing/large-text.ts';
import { welcomeStart, welcomeNavigation } from '../../testing/welcome-start.ts';
import { WelcomePrivacyScreen } from './WelcomePrivacyScreen.tsx';

const meta = {
  title: 'Onboarding/Welcome/Privacy/Screen',
  component: WelcomePrivacyScreen,
  args: { view: ready(welcomeStart()), way: welcomeNavigation({ next: fn(() => 'communication-details' as const) }) },
  parameters: { withoutStates: { Empty: 'each of them is on or off' } },
} satisfies Meta<typeof WelcomePrivacyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

/** All are on at first; what is shown of the contact information stands further in, and is turned by itself. */
export const Ready: Story = {
  parameters: {
    behaviours: [
      ...['PLT-362', 'PLT-417', 'PLT-418', 'PLT-419', 'PLT-420', 'PLT-421', 'PLT-422', 'PLT-423'],
      ...['PLT-424', 'PLT-426', 'PLT-427'],
    ],
  },
  async play({ canvas, args }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Privacy preferences' })).toHaveFocus());
    for (const name of ['Include me in the member directory', 'Show my photo in the directory'])
      await expect(canvas.getByRole('switch', { name })).toBeChecked();
    const contact = canvas.getByRole('switch', { name: 'Show my contact information' });
    const inside = within(canvas.getByRole('group', { name: 'Show my contact information' }));
    const below = ['Email', 'Organisation', 'Mobile', 'Work landline'].map((name) =>
      inside.getByRole('switch', { name }),
    );
    await userEvent.click(contact);
    await expect(contact).not.toBeChecked();
    for (const one of below) {
      await expect(one).toBeChecked();
      await expect(one).toBeEnabled();
      await expect(one.getBoundingClientRect().left).toBeGreaterThan(contact.getBoundingClientRect().left);
    }
    await userEvent.click(below[2]!);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.way.onGo).toHaveBeenCalledWith(
      'communication-details',
      expect.objectContaining({
        userPrivacy: {
          ...{ includeInDirectory: true, showDirectoryPhoto: true, showContactInformation: false },
          ...{ showEmail: true, showOrganisation: true, showPersonalMobile: false, showWorkLandline: true },
        },
      }),
    );
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Twice as large on a phone: no label reaches out of the card, and there is room for whole words. */
export const LargeText: Story = {
  globals: { width: '360px' },
  beforeEach: showLargeText,
  async play({ canvas, canvasElement }) {
    const form = canvas.getByRole('form').getBoundingClientRect();
    for (const one of canvas.getAllByRole('switch')) {
      const label = one.closest('label');
      await expect(label?.getBoundingClientRect().right).toBeLessThanOrEqual(form.right);
      await expect(label?.scrollWidth).toBeLessThanOrEqual(label?.clientWidth ?? 0);
      await expect(tornWords(within(label ?? canvasElement).getByText(/./))).toEqual([]);
    }
  },
};
