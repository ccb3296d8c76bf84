import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/Box.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Communities', href: '/communities' },
      { label: 'Hand Therapy', href: '/communities/hand-therapy' },
      { label: 'Meetings' },
    ],
  },
  render: (args) => (
    <Box>
      <Breadcrumbs {...args} />
    </Box>
  ),
  parameters: {
    usage: {
      use: ['For pages three or more levels deep, such as the administration.'],
      avoid: ['One level up only: use BackLink.', 'Steps of a task: use Stepper.'],
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const way = within(within(canvasElement).getByRole('navigation', { name: 'Breadcrumbs' }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(way.getByRole('link', { name: 'Hand Therapy' })).toHaveFocus();
    await expect(way.getByText('Meetings')).toHaveAttribute('aria-current', 'page');
  },
};

export const HoverFocusPressed: Story = {
  args: {
    items: [
      { label: 'Portal', href: '/' },
      { label: 'Communities', href: '/communities' },
      { label: 'Hand Therapy', href: '/communities/hand-therapy' },
      { label: 'Meetings', href: '/communities/hand-therapy/meetings' },
      { label: 'November' },
    ],
  },
  parameters: {
    forcedStates: { hover: 'li:nth-child(2) a', focus: 'li:nth-child(3) a', pressed: 'li:nth-child(4) a' },
  },
};

export const LongText: Story = {
  globals: { width: '360px' },
  args: {
    items: [
      { label: 'Communities', href: '/communities' },
      { label: 'Hand Therapy, Burns and Upper Limb Rehabilitation Special Interest Group', href: '/communities/long' },
      { label: 'Splinting after flexor tendon repair: what has changed since 2019' },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
