import { inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProfileCard } from './ProfileCard.tsx';

const meta = {
  title: 'Settings/Home/Profile card',
  component: ProfileCard,
  decorators: [inAColumn],
  args: {
    person: { id: 'p-001', firstName: 'Mia', lastName: 'Nguyen', avatarUrl: null, pronoun: 'she/her' },
    membership: { name: 'Full member', renewedTo: '2027-06-30' },
    profileHref: '/profile',
    renewHref: 'https://join.example/renew',
  },
} satisfies Meta<typeof ProfileCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { behaviours: ['HOM-031', 'HOM-033', 'HOM-034'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Your profile' })).toBeVisible();
    await expect(canvas.getByText('MN')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mia Nguyen' })).toHaveAttribute('href', '/profile');
    await expect(canvas.getByText('Full member')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Renew membership (opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://join.example/renew',
    );
  },
};

/** Nowhere is told where it is renewed, and the portal has no profiles. */
export const WithoutRenewal: Story = {
  args: { renewHref: undefined, profileHref: undefined, membership: null },
  parameters: { behaviours: ['HOM-029', 'HOM-034'] },
  async play({ canvas }) {
    await expect(canvas.getByText('Mia Nguyen')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Its place is kept as long as it is asked for. */
export const RenewalComing: Story = {
  args: { isRenewalComing: true },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('link', { name: 'Mia Nguyen' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Renew membership/ })).toBeNull();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

export const RenewedHere: Story = {
  args: { renewHref: '/renewal' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Renew membership' })).not.toHaveAttribute('target');
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
