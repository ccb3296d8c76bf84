import { liveMock } from '@portal/stories';
import { lazyComponent } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FunctionComponent } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { InviteActions } from './InviteActions.tsx';

const lost = lazyComponent<FunctionComponent<{ onClose: () => void }>>(() =>
  Promise.reject(new Error('The code of the form could not be fetched.')),
);

const meta = {
  title: 'Onboarding/Invitations/Ways to invite',
  component: InviteActions,
  beforeEach: ({ msw }) => msw.use(...liveMock({ as: 'helen.brooks@example.org' }).handlers),
} satisfies Meta<typeof InviteActions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code of the form could not be fetched: it is said, and the button can be pressed again. */
export const FormCannotBeFetched: Story = {
  args: { part: lost },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite somebody' }));
    const words = 'The form could not be loaded. Check your connection, then try again.';
    await waitFor(() => expect(screen.getByText(words)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Invite somebody' })).toBeEnabled();
  },
};
