import { calls } from '@portal/api';
import { createMock, failing, handlersOf } from '@portal/demo/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import {
  expectFailed,
  expectLinkOver,
  mailedLink,
  onMailedLink,
  press,
  tooManyTries,
} from '../../testing/mailed-link.ts';
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx';

const meta = {
  ...onMailedLink,
  title: 'Onboarding/Confirm e-mail/Live',
  component: ConfirmEmailPage,
  beforeEach({ msw }) {
    const mock = createMock();
    const { token, userId: personId } = mailedLink;
    mock.state.unconfirmedEmails.add(personId);
    mock.state.emailConfirmations.set(token, { personId, expiresAt: new Date('2099-01-01') });
    msw.use(...handlersOf(mock));
  },
} satisfies Meta<typeof ConfirmEmailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = 'Confirm my e-mail';

export const Live: Story = {
  async play() {
    await press(button);
    await expect(await screen.findByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
  },
};

export const LinkOver: Story = {
  args: { search: { ...mailedLink, token: 'used before' } },
  async play() {
    await press(button);
    await expectLinkOver();
  },
};

export const ServerDown: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.auth.confirmEmail, tooManyTries));
  },
  async play() {
    await press(button);
    await expectFailed('Your e-mail could not be confirmed. Try again.', button);
  },
};
