import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Box } from '../../layout/Box.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  args: { href: '#content' },
  render: (args) => (
    <Box>
      <SkipLink {...args} />
      <Button>Navigation</Button>
      <main id="content">The content of the page.</main>
    </Box>
  ),
  parameters: {
    usage: {
      use: ['Once, as the first thing in the portal, so that keyboards pass the navigation.'],
      avoid: ['Jumping between sections of a text: use Link.'],
    },
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not seen until the keyboard comes to it, then it jumps to the content and leaves the address alone. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const address = window.location.href;
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByRole('main')).toHaveFocus();
    await expect(window.location.href).toBe(address);
  },
};

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: Shown.play };
