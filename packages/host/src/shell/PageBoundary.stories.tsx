import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@portal/ui';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PageBoundary } from './PageBoundary.tsx';

function Broken(): never {
  throw new Error('The code of this page could not be fetched.');
}

const meta = {
  title: 'Shell/Page',
  component: PageBoundary,
  args: { onRetry: fn(), children: <Text>The page of a feature stands here.</Text> },
} satisfies Meta<typeof PageBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const PageFails: Story = {
  args: { children: <Broken /> },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('This page could not be loaded')).toBeVisible());
    await expect(canvas.getByText(/Nothing you wrote is lost/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
  },
};
