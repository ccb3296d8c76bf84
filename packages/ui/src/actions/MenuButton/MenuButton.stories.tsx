import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import {
  IconArchive,
  IconCalendar,
  IconEdit,
  IconExternal,
  IconFlag,
  IconLogOut,
  IconMore,
  IconPin,
  IconSettings,
  IconTrash,
  IconUser,
} from '../../foundations/icons/icons.ts';
import { Box } from '../../layout/Box.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { MenuButton } from './MenuButton.tsx';

const edit = fn();
const remove = fn();

const meta = {
  title: 'Components/Actions/MenuButton',
  component: MenuButton,
  args: {
    label: 'Actions for Splinting after flexor tendon repair',
    trigger: { kind: 'icon', icon: IconMore },
    items: [
      { id: 'edit', label: 'Edit', icon: IconEdit, onPress: edit },
      { id: 'pin', label: 'Pin to the top', icon: IconPin },
      { id: 'freeze', label: 'Freeze', icon: IconArchive, isDisabled: true, description: 'Only moderators can freeze' },
      { id: 'report', label: 'Report', icon: IconFlag },
      { id: 'delete', label: 'Delete', icon: IconTrash, tone: 'critical', onPress: remove },
    ],
  },
  decorators: [
    (Story) => (
      <Box>
        <Story />
      </Box>
    ),
  ],
  parameters: {
    usage: {
      use: [
        'For three or more actions on one thing, or for those that are needed seldom.',
        'For the account and other short lists of places.',
      ],
      avoid: [
        'Choosing a value in a form: use Select.',
        'One or two actions: show them as Button.',
        'Free content such as a form or a long text: use Popover.',
      ],
    },
  },
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const Triggers: Story = {
  render: (args) => (
    <Inline gap={4}>
      <MenuButton {...args} label="Sort" trigger={{ kind: 'button' }} />
      <MenuButton {...args} label="New post" trigger={{ kind: 'button', tone: 'primary', icon: IconEdit }} />
      <MenuButton {...args} label="Small" trigger={{ kind: 'button', size: 'sm' }} />
      <MenuButton {...args} label="Quiet" trigger={{ kind: 'button', tone: 'quiet' }} />
      <MenuButton {...args} label="More" />
      <MenuButton
        {...args}
        label="Your account"
        trigger={{ kind: 'avatar', person: { id: 'p-001', firstName: 'Mia', lastName: 'Nguyen' } }}
      />
      <MenuButton {...args} label="Not now" trigger={{ kind: 'button' }} isDisabled />
      <MenuButton {...args} label="Leaving" trigger={{ kind: 'button' }} isPending />
    </Inline>
  ),
};

/** Arrow keys move, letters find, Escape closes and gives the focus back. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: args.label });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(within(menu).getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('p');
    await expect(within(menu).getByRole('menuitem', { name: 'Pin to the top' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('menu');
    await waitFor(() => expect(within(again).getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(edit).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const HoverFocusPressed: Story = {
  render: (args) => (
    <Stack align="start">
      <MenuButton {...args} />
      <MenuButton {...args} label="Sort" trigger={{ kind: 'button' }} />
      <MenuButton
        {...args}
        label="Your account"
        trigger={{ kind: 'avatar', person: { id: 'p-001', firstName: 'Mia', lastName: 'Nguyen' } }}
      />
    </Stack>
  ),
  parameters: { forcedStates: { part: 'button' } },
};

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: args.label }));
    const frozen = await screen.findByRole('menuitem', { name: 'Freeze Only moderators can freeze' });
    await expect(frozen).toHaveAttribute('aria-disabled', 'true');
    await expect(frozen.closest('.portal-root')).not.toBeNull();
  },
};

const account: Story['args'] = {
  label: 'Your account',
  trigger: { kind: 'avatar', person: { id: 'p-001', firstName: 'Mia', lastName: 'Nguyen' } },
  header: (
    <>
      <Heading level={2} size="sm">
        Mia Nguyen
      </Heading>
      <Text size="sm" tone="quiet">
        mia.nguyen@example.org
      </Text>
    </>
  ),
  items: [
    { id: 'profile', label: 'View Profile', icon: IconUser, href: '/profile' },
    {
      id: 'settings',
      section: 'Profile & Settings',
      items: [
        { id: 'account', label: 'Account details', icon: IconSettings, href: '/settings/account' },
        { id: 'events', label: 'My events', icon: IconCalendar, href: '/events/mine' },
      ],
    },
    {
      id: 'website',
      label: 'OTA website (new tab)',
      icon: IconExternal,
      href: 'https://ota.example',
      target: '_blank',
    },
    { id: 'log-out', label: 'Log out', icon: IconLogOut, onPress: fn() },
  ],
};

/** Entries with an address are links, followed by the host. */
export const SectionsAndLinks: Story = {
  args: account,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Your account' }));
    await expect(await screen.findByRole('menuitem', { name: 'View Profile' })).toHaveAttribute('href', '/profile');
    await expect(screen.getByRole('group', { name: 'Profile & Settings' })).toBeVisible();
    const website = screen.getByRole('menuitem', { name: 'OTA website (new tab)' });
    await expect(website).toHaveAttribute('target', '_blank');
    await expect(website).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const LongText: Story = {
  globals: { width: '360px' },
  args: {
    label: 'Joined',
    trigger: { kind: 'button', tone: 'secondary' },
    items: [
      {
        id: 'leave',
        label: 'Leave Hand Therapy, Burns and Upper Limb Rehabilitation Special Interest Group',
        description: 'You can join again at any time, after a moderator has looked at your request',
        icon: IconLogOut,
        tone: 'critical',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Joined' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Leave Hand Therapy/ })).toBeVisible());
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: account,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Your account' }));
    const entry = await screen.findByRole('menuitem', { name: 'Log out' });
    await waitFor(() => expect(entry).toBeVisible());
    await expect(getComputedStyle(entry).direction).toBe('rtl');
    // Words in English begin beside their icon all the same.
    const [icon, words] = [entry.querySelector('svg'), entry.querySelector('bdi')];
    const gap = (icon?.getBoundingClientRect().left ?? 0) - (words?.getBoundingClientRect().right ?? 0);
    await expect(gap).toBeGreaterThan(0);
    await expect(gap).toBeLessThan(20);
  },
};
