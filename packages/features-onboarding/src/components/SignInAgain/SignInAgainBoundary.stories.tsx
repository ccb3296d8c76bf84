import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@portal/ui';
import { expect, waitFor } from 'storybook/test';
import { SignInAgainBoundary } from './SignInAgainBoundary.tsx';

function NotLoaded(): never {
  throw new Error('The code of the form could not be fetched.');
}

const meta = {
  title: 'Onboarding/Sign in again/Without its form',
  component: SignInAgainBoundary,
  args: { children: <NotLoaded /> },
  render: (args) => (
    <Box padding={6}>
      <SignInAgainBoundary {...args} />
    </Box>
  ),
} satisfies Meta<typeof SignInAgainBoundary>;

export default meta;

export const Fails: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText('The form for signing in could not be loaded. Check your connection, then try again.'),
      ).toBeVisible(),
    );
  },
};
