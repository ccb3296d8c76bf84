import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconArrowLeft, IconHelp, IconHome, IconSearch, IconStar, IconUsers } from '../../foundations/icons/icons.ts';
import { Box } from '../../layout/Box.tsx';
import { Columns } from '../../layout/Columns.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { SideMenu } from './SideMenu.tsx';

const press = fn();

const meta = {
  title: 'Components/Navigation/SideMenu',
  component: SideMenu,
  args: {
    label: 'Communities',
    items: [
      { id: 'welcome', label: 'Welcome', href: '/communities', icon: IconHome, isCurrent: true },
      { id: 'favourites', label: 'Favourites', href: '/favourites', icon: IconStar, count: 4, onPress: press },
      { id: 'explore', label: 'Explore communities', href: '/communities/explore', icon: IconSearch },
      {
        id: 'mine',
        group: 'My communities',
        items: [
          {
            ...{ id: 'hand', label: 'Hand Therapy', href: '/communities/hand-therapy' },
            ...{ count: 12, countLabel: '12 new posts' },
          },
          { id: 'mind', label: 'Mental Health', href: '/communities/mental-health' },
        ],
      },
      { id: 'help', label: 'Help', href: '/help', icon: IconHelp },
      { id: 'leave', label: 'Leave communities', href: '/', icon: IconArrowLeft, isApart: true },
    ],
  },
  render: (args) => (
    <Box>
      <Columns sidePosition="start" sideWidth="menu" side={<SideMenu {...args} />}>
        <Text>The page stands here.</Text>
      </Columns>
    </Box>
  ),
  parameters: {
    usage: {
      use: [
        'For the places inside one area, such as settings or communities.',
        'With groups where there are more than about seven.',
      ],
      avoid: ['Views of one thing: use Tabs.', 'The main places of the portal: use TopBar.'],
    },
  },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: 'Communities' }));
    await expect(menu.getByRole('link', { name: 'Welcome' })).toHaveAttribute('aria-current', 'page');
    const mine = within(menu.getByRole('group', { name: 'My communities' }));
    await expect(mine.getByRole('link', { name: 'Hand Therapy 12 new posts' })).toHaveAttribute(
      'href',
      '/communities/hand-therapy',
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(menu.getByRole('link', { name: 'Favourites 4' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledOnce();
  },
};

export const HoverFocusPressed: Story = {
  parameters: {
    forcedStates: {
      hover: '[href="/communities"], [href="/favourites"]',
      focus: '[href="/communities/explore"]',
      pressed: '[href="/communities/hand-therapy"]',
    },
  },
};

const settings = {
  label: 'Settings',
  items: [
    {
      id: 'settings',
      label: 'Settings',
      href: '/settings',
      icon: IconHome,
      items: [
        { id: 'account', label: 'Account', href: '/settings/account', isCurrent: true },
        { id: 'password', label: 'Password', href: '/settings/password' },
      ],
    },
    {
      id: 'admin',
      label: 'Admin',
      href: '/admin',
      icon: IconUsers,
      count: 3,
      items: [{ id: 'requests', label: 'Join requests', href: '/admin/requests', count: 3 }],
    },
  ],
} satisfies Story['args'];

/** What is under the current entry shows by itself; the rest when it is asked for. */
export const Levels: Story = {
  args: settings,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Join requests 3' })).toBeNull();
    const expand = canvas.getByRole('button', { name: 'Pages in Admin', expanded: false });
    expand.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Join requests 3' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Join requests 3' })).toBeNull());
  },
};

export const LevelsRightToLeft: Story = { args: settings, globals: { direction: 'rtl', width: '360px' } };

export const Narrow: Story = { globals: { width: '360px' } };

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        label: 'Hand Therapy, Burns and Upper Limb Rehabilitation Special Interest Group of Queensland',
        href: '/long',
        icon: IconUsers,
        count: 1240,
        isCurrent: true,
      },
      { id: 'short', label: 'Hands', href: '/hands', icon: IconUsers, count: 2 },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
