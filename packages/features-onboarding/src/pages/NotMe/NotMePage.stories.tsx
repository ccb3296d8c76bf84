import { calls } from '@portal/api';
import { createMock, failing, handlersOf } from '@portal/demo/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import {
  expectFailed,
  expectLinkOver,
  mailedLink,
  onMailedLink,
  press,
  tooManyTries,
} from '../../testing/mailed-link.ts';
import { NotMePage } from './NotMePage.tsx';

const meta = {
  ...onMailedLink,
  title: 'Onboarding/Not me/Live',
  component: NotMePage,
  beforeEach({ msw }) {
    const mock = createMock();
    const { token, userId: personId } = mailedLink;
    mock.state.alarms.set(token, { personId, before: {}, expiresAt: new Date('2099-01-01') });
    msw.use(...handlersOf(mock));
  },
} satisfies Meta<typeof NotMePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = 'Lock my account';

/** Used once, the link opens nothing. */
export const Live: Story = {
  async play() {
    await press(button);
    await waitFor(() => expect(screen.getByRole('button', { name: button })).not.toHaveAttribute('aria-busy'));
    await press(button);
    await expectLinkOver();
  },
};

export const ServerDown: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.auth.lockAccount, tooManyTries));
  },
  async play() {
    await press(button);
    await expectFailed('Your account could not be locked. Try again.', button);
  },
};
