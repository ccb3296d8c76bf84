import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/Box.tsx';
import { BackLink } from './BackLink.tsx';

const meta = {
  title: 'Components/Navigation/BackLink',
  component: BackLink,
  args: { href: '/communities/explore', children: 'Explore communities' },
  render: (args) => (
    <Box>
      <BackLink {...args} />
    </Box>
  ),
  parameters: {
    usage: {
      use: ['At the top of a page that was opened from a list.', 'With the name of the place it leads to.'],
      avoid: ['Deep structures: use Breadcrumbs.', 'The step before in a wizard: use a Button that says “Back”.'],
    },
  },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Explore communities' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/communities/explore');
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'a' } } };

export const LongText: Story = {
  globals: { width: '360px' },
  args: { children: 'Hand Therapy, Burns and Upper Limb Rehabilitation Special Interest Group' },
};

/** The arrow points along the line of reading. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
