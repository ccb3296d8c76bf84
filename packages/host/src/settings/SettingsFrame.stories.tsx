import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, IconBell, IconLock, IconMail, IconStar, IconUser, PageLayout, Text } from '@portal/ui';
import { expect, fn, within } from 'storybook/test';
import { SettingsFrame } from './SettingsFrame.tsx';
import { SettingsOverview } from './SettingsOverview.tsx';

const entries = [
  { id: 'accountDetails', label: 'Account details', href: '/settings/account-details', icon: IconUser, items: [] },
  { id: 'changePassword', label: 'Change password', href: '/settings/change-password', icon: IconLock, items: [] },
  {
    id: 'membershipProfile',
    label: 'Membership profile',
    href: '/settings/membership-profile',
    icon: IconStar,
    items: [{ id: 'brandAssets', label: 'Brand assets', href: '/settings/brand-assets', icon: IconStar, items: [] }],
  },
  { id: 'told', label: 'Notification settings', href: '/settings/notifications', icon: IconBell, items: [] },
  { id: 'contactUs', label: 'Contact us', href: '/settings/contact-us', icon: IconMail, items: [] },
];

const onLeftOut = fn();

const meta = {
  title: 'Shell/Settings',
  component: SettingsFrame,
  args: {
    entries,
    current: 'changePassword',
    isOverview: false,
    children: (
      <PageLayout width="narrow" header={<Heading level={1}>Change password</Heading>}>
        <Text>The page of a feature stands here.</Text>
      </PageLayout>
    ),
  },
} satisfies Meta<typeof SettingsFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pages stand beside the one that is shown, and what belongs to one below it when asked for. */
export const Wide: Story = {
  globals: { width: '1280px' },
  parameters: { behaviours: ['PLT-519'] },
  async play({ canvas, userEvent }) {
    const menu = within(canvas.getByRole('navigation', { name: 'Pages of the settings' }));
    const names = () => menu.getAllByRole('link').map((link) => link.textContent);
    await expect(names()).toEqual([
      'Account details',
      'Change password',
      'Membership profile',
      'Notification settings',
      'Contact us',
      'Back to the home page',
    ]);
    await expect(menu.getByRole('link', { name: 'Change password' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(menu.getByRole('button', { name: 'Pages below Membership profile' }));
    await expect(menu.getByRole('link', { name: 'Brand assets' })).toBeVisible();
  },
};

/** What stands below an entry is in sight when it is shown. */
export const Below: Story = {
  ...Wide,
  args: { current: 'brandAssets' },
  parameters: {},
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Brand assets' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Where there is no room for the menu, a page leads back to the list. */
export const Phone: Story = {
  globals: { width: '360px' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** The list itself, with the way home. */
export const List: Story = {
  globals: { width: '360px' },
  args: {
    isOverview: true,
    current: undefined,
    children: <SettingsOverview entries={entries} onLeftOut={onLeftOut} />,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    const list = within(canvas.getByRole('navigation', { name: 'Pages of the settings' }));
    await expect(list.getByRole('link', { name: 'Brand assets' })).toHaveAttribute('href', '/settings/brand-assets');
    await expect(canvas.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
    await expect(onLeftOut).not.toHaveBeenCalled();
  },
};

/** Beside the menu the list is not said twice: the host leads on to the first page. */
export const ListBesideMenu: Story = {
  ...List,
  globals: { width: '1280px' },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('navigation', { name: 'Pages of the settings' })).toHaveLength(1);
    await expect(onLeftOut).toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', width: '1280px' } };
