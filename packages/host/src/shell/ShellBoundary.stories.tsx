import { Text } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { ShellBoundary } from './ShellBoundary.tsx';

function Broken(): never {
  throw new Error('The code of this notice could not be fetched.');
}

const meta = {
  title: 'Shell/Notice',
  component: ShellBoundary,
  args: { isNotice: true, children: <Text>The notice of a feature stands here.</Text> },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof ShellBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** Nobody goes on without having been told. */
export const NoticeFails: Story = {
  args: { children: <Broken /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A notice on this page could not be shown')).toBeVisible();
  },
};
