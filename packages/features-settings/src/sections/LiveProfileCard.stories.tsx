import { calls } from '@portal/api';
import { failing, replying } from '@portal/demo/mock';
import { answering, inAColumn, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { LiveProfileCard } from './LiveProfileCard.tsx';

const meta = {
  title: 'Settings/Home/Profile card/Live',
  component: LiveProfileCard,
  decorators: [inAColumn],
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof LiveProfileCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('Full member')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Renew membership/ })).toHaveAttribute(
      'href',
      'https://join.example/renew',
    );
  },
};

/** The organisation says nowhere where a membership is renewed. */
export const NoRenewalLink: Story = {
  beforeEach: answering(replying(calls.ownMembership.renewalLink, { url: null })),
  parameters: { behaviours: ['HOM-029'] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Full member')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Renew membership/ })).toBeNull();
  },
};

/** What could not be asked for is left out, and nothing is said of it. */
export const CannotBeAskedFor: Story = {
  beforeEach: answering(
    failing(calls.ownMembership.current, { code: 'conflict', message: 'The database rests.' }),
    failing(calls.ownMembership.renewalLink, { code: 'conflict', message: 'The database rests.' }),
  ),
  parameters: { behaviours: ['HOM-032'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 3 })).toBeVisible();
    await expect(screen.queryByText('The database rests.')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
