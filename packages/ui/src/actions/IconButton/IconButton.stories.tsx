import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconBell, IconEdit, IconMore } from '../../foundations/icons/icons.ts';
import { Inline } from '../../layout/Inline.tsx';
import { onSurface } from '../../foundations/story-surface.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  decorators: [onSurface],
  args: { label: 'Edit post', icon: IconEdit, onPress: fn() },
  parameters: {
    usage: {
      use: [
        'For an action that everybody knows by its sign: close, edit, more.',
        'In dense places such as tables, toolbars and the top bar.',
      ],
      avoid: [
        'An action that needs a word to be understood: use Button with an icon.',
        'The main action of a screen: use Button.',
        'Liking, saving, favourites: use ToggleButton.',
      ],
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its name shows as a tooltip, inside the portal's root. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const button = canvas.getByRole('button', { name: 'Edit post' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const root = within(canvasElement.querySelector<HTMLElement>('.portal-root') ?? canvasElement);
    await waitFor(() => expect(root.getByRole('tooltip')).toHaveTextContent('Edit post'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(root.queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const HoverFocusPressed: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} />
      <IconButton {...args} tone="secondary" />
    </Inline>
  ),
  parameters: { forcedStates: { part: 'button' } },
};

export const States: Story = {
  render: () => (
    <Inline>
      <IconButton label="More" icon={IconMore} />
      <IconButton label="More, with a border" icon={IconMore} tone="secondary" />
      <IconButton label="Notifications" icon={IconBell} badge={3} />
      <IconButton label="Saving" icon={IconEdit} isPending />
      <IconButton label="Not now" icon={IconEdit} isDisabled />
      <IconButton label="Small" icon={IconEdit} size="sm" />
      <IconButton label="Large" icon={IconEdit} size="lg" />
    </Inline>
  ),
};

/** However long the count is, no more than the top of the icon is behind it. */
export const Counts: Story = {
  render: () => (
    <Inline>
      <IconButton label="Notifications" icon={IconBell} badge={3} />
      <IconButton label="Notifications" icon={IconBell} badge={21} />
      <IconButton label="Notifications" icon={IconBell} badge="99+" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const icon = button.querySelector('svg')!.getBoundingClientRect();
      const badge = within(button).getByText(/\d/).getBoundingClientRect();
      await expect(badge.bottom - icon.top).toBeLessThanOrEqual(icon.height / 4);
      await expect(badge.right).toBeLessThanOrEqual(button.getBoundingClientRect().right + 2);
    }
  },
};

/** As a link it goes to a place, and its count is said with its name. */
export const AsLink: Story = {
  args: { label: 'Notifications', icon: IconBell, href: '/notifications', badge: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notifications, 12' })).toHaveAttribute('href', '/notifications');
  },
};

/** Something has come to what is counted: the count swells for a moment, unless less motion is asked for, as it is in tests. */
export const CountChanges: Story = {
  args: { label: 'Cart', icon: IconBell, badge: 3, badgeChanges: 1 },
  play: async ({ canvas }) => {
    const count = canvas.getByText('3');
    await expect(count).toBeVisible();
    await expect(count.getAnimations()).toEqual([]);
  },
};

/** What is disabled cannot have the focus, so its name shows in the browser's own way. */
export const Disabled: Story = {
  args: { label: 'Next page', isDisabled: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Next page' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('title', 'Next page');
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { icon: IconBell, badge: 3 } };
