import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Banner,
  Button,
  Heading,
  IconBell,
  IconButton,
  IconCalendar,
  type IconComponent,
  IconFileText,
  IconStore,
  IconUsers,
  PageLayout,
  SearchField,
  Text,
} from '@portal/ui';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import logo from '@portal/profiles/ota/brand/logo.svg';
import logoDark from '@portal/profiles/ota/brand/logo-dark.svg';
import mark from '@portal/profiles/ota/brand/mark.svg';
import { ShellFrame, type ShellFrameProps } from './ShellFrame.tsx';

const meta = {
  title: 'Shell/Frame',
  component: ShellFrame,
  args: {
    organisation: { shortName: 'OTA', website: 'https://www.ota.example' },
    logo: { light: logo, dark: logoDark, mark },
    person: { id: 'p-001', firstName: 'Mia', lastName: 'Nguyen', avatarUrl: null },
    entries: [
      { id: 'communities', slot: 'main', order: 10, label: 'Communities', href: '/communities', icon: IconUsers },
      { id: 'events', slot: 'main', order: 20, label: 'Events', href: '/events', icon: IconCalendar },
    ],
    current: 'communities',
    onLogOut: fn(),
    children: (
      <PageLayout>
        <Heading level={1}>Communities</Heading>
        <Text>The page of a feature stands here.</Text>
      </PageLayout>
    ),
  },
} satisfies Meta<typeof ShellFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  parameters: { behaviours: ['PLT-221', 'PLT-236'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const [first, second] = within(navigation).getAllByRole('link');
    await expect(first).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    const box = (element: HTMLElement | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    await expect(box(second).top).toBe(box(first).top);
    await expect(box(second).left).toBeGreaterThanOrEqual(box(first).right);
    await expect(box(page.getByRole('main')).top).toBeGreaterThanOrEqual(box(navigation).bottom);
  },
};

/** The menu behind the avatar: features' entries in their order and groups, the organisation's website in a new tab, then Log out. */
export const UserMenu: Story = {
  args: {
    entries: [
      { id: 'invoices', slot: 'user.activitiesAndBilling', order: 10, label: 'Invoices', href: '/settings/invoices' },
      {
        id: 'changePassword',
        slot: 'user.profileAndSettings',
        order: 40,
        label: 'Change password',
        href: '/settings/change-password',
      },
      {
        id: 'accountDetails',
        slot: 'user.profileAndSettings',
        order: 10,
        label: 'Account details',
        href: '/settings/account-details',
      },
      { id: 'profile', slot: 'user', order: 10, label: 'View Profile', href: '/profile' },
    ],
    otherArea: 'admin',
    onExplainAccess: fn(),
  },
  parameters: { behaviours: ['PLT-238', 'PLT-262', 'PLT-263', 'PLT-267', 'PLT-269'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Your account' }));
    const menu = await screen.findByRole('menu', { name: 'Your account' });
    await expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual([
      'View Profile',
      'Account details',
      'Change password',
      'Invoices',
      'OTA',
      'Admin',
      'Why can’t I see this?',
      'Log out',
    ]);
    await expect(
      within(menu)
        .getAllByRole('group')
        .map((group) => group.firstElementChild?.textContent),
    ).toEqual(['Profile & Settings', 'Activities & Billing']);
    const website = await screen.findByRole('menuitem', { name: 'OTA' });
    await expect(website).toHaveAttribute('href', 'https://www.ota.example');
    await expect(website).toHaveAttribute('target', '_blank');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

/** Something to know on every page. */
export const WithNotice: Story = {
  args: {
    notice: (
      <Banner shape="strip" tone="caution">
        Helen Brooks, you see the portal as Mia Nguyen.
      </Banner>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Helen Brooks, you see/)).toBeVisible();
  },
};

/** Entries of the main navigation, none of them in its place. */
const shuffled = [
  { id: 'marketplace', slot: 'main', order: 40, label: 'Marketplace', href: '/marketplace', icon: IconStore },
  {
    id: 'resources',
    slot: 'main.newsAndResources',
    order: 20,
    label: 'Resources',
    href: '/resources',
    icon: IconFileText,
  },
  { id: 'events', slot: 'main', order: 20, label: 'Events', href: '/events', icon: IconCalendar },
  { id: 'news', slot: 'main.newsAndResources', order: 10, label: 'News', href: '/news', icon: IconFileText },
  { id: 'communities', slot: 'main', order: 10, label: 'Communities', href: '/communities', icon: IconUsers },
] as const;

/** On narrow screens the entries are in a drawer, with Home first. */
export const Drawer: Story = {
  args: { entries: shuffled },
  globals: { width: '360px' },
  parameters: { behaviours: ['PLT-222', 'PLT-223', 'PLT-224'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(drawer.parentElement?.getBoundingClientRect().left).toBe(0));
    const links = within(drawer).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Communities', '/communities'],
      ['Events', '/events'],
      ['News', '/news'],
      ['Resources', '/resources'],
      ['Marketplace', '/marketplace'],
    ]);
    const group = within(drawer).getByRole('group', { name: 'News & Resources' });
    const grouped = within(group).getAllByRole('link');
    await expect(grouped.map((link) => link.textContent)).toEqual(['News', 'Resources']);
    await expect(links.filter((link) => link.querySelector('svg') === null)).toEqual([]);
  },
};

function BarThatComes(props: ShellFrameProps) {
  const [hasCome, setCome] = useState(false);
  const face = (label: string, icon: IconComponent) =>
    hasCome && <IconButton label={label} icon={icon} onPress={fn()} />;
  return (
    <ShellFrame
      {...props}
      actions={[
        { id: 'calendar', face: <IconButton label="Calendar of events" icon={IconCalendar} onPress={fn()} /> },
        { id: 'cart', face: face('Cart', IconStore) },
      ]}
      notifications={{ face: face('Notifications', IconBell) }}
    >
      <Button onPress={() => setCome(true)}>Come</Button>
    </ShellFrame>
  );
}

/** What comes late to the bar moves nothing that is there: each has its place from the first paint, on a phone too. */
export const PlacesInTheBar: Story = {
  globals: { width: '360px' },
  render: (args) => <BarThatComes {...args} />,
  play: async ({ canvas }) => {
    const lefts = () =>
      ['Calendar of events', 'Your account', 'Open menu'].map(
        (name) => canvas.queryByRole('button', { name })?.getBoundingClientRect().left,
      );
    const before = lefts();
    await userEvent.click(canvas.getByRole('button', { name: 'Come' }));
    await expect(await canvas.findByRole('button', { name: 'Notifications' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cart' })).toBeVisible();
    await expect(lefts()).toEqual(before);
  },
};

function FrameWithSearch(props: ShellFrameProps) {
  const [isOpen, setOpen] = useState(false);
  const field = <SearchField hasAutoFocus label="Search the portal" placeholder="Search" value="" onChange={fn()} />;
  return <ShellFrame {...props} search={{ isOpen, onOpenChange: setOpen, field }} />;
}

/** What features put into the bar: the search is behind a button, notifications stand beside the account. */
export const BarItems: Story = {
  args: {
    entries: [
      { id: 'marketplace', slot: 'main', order: 40, label: 'Marketplace', href: '/marketplace' },
      { id: 'resources', slot: 'main.newsAndResources', order: 20, label: 'Resources', href: '/resources' },
      { id: 'news', slot: 'main.newsAndResources', order: 10, label: 'News', href: '/news' },
      { id: 'communities', slot: 'main', order: 10, label: 'Communities', href: '/communities' },
    ],
    notifications: { face: <IconButton label="Notifications" icon={IconBell} onPress={fn()} /> },
  },
  render: (args) => <FrameWithSearch {...args} />,
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('banner'));
    await expect(bar.getByRole('button', { name: 'Search' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Notifications' })).toBeVisible();
    const main = within(bar.getByRole('navigation', { name: 'Main' }));
    await expect(main.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Communities',
      'News & Resources',
      'Marketplace',
    ]);
  },
};

/** What features bring to the bar comes after the page, each into a place that is kept for it. */
export const Actions: Story = {
  args: {
    actions: [
      { id: 'calendar', face: <IconButton label="Calendar of events" icon={IconCalendar} href="/events" /> },
      { id: 'later', face: null },
    ],
  },
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('banner'));
    const came = bar.getByRole('link', { name: 'Calendar of events' });
    const reservedPlace = came.parentElement?.nextElementSibling;
    await expect(reservedPlace?.getBoundingClientRect().width).toBe(came.getBoundingClientRect().width);
  },
};

/** On a phone the sign of the organisation makes room for them. */
export const ActionsOnAPhone: Story = {
  args: Actions.args,
  globals: { width: '320px' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('banner');
    await expect(bar.firstElementChild?.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    const shown = [...bar.querySelectorAll('img')].filter((picture) => picture.checkVisibility());
    await expect(shown.map((picture) => picture.getAttribute('src'))).toEqual([mark]);
  },
};

/** On a phone the search takes the bar; nothing leaves the screen's edge, however much features bring. */
export const BarItemsOnAPhone: Story = {
  args: {
    ...BarItems.args,
    notifications: undefined,
    actions: ['Calendar of events', 'Cart', 'Messages'].map((label) => ({
      id: label,
      face: <IconButton label={label} icon={IconCalendar} onPress={fn()} />,
    })),
  },
  render: (args) => <FrameWithSearch {...args} />,
  globals: { width: '320px' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('banner');
    await expect(within(bar).queryByRole('searchbox')).toBeNull();
    await expect(within(bar).queryByRole('button', { name: 'Calendar of events' })).toBeNull();
    await expect(within(bar).getByRole('button', { name: 'Cart' })).toBeVisible();
    await expect(bar.firstElementChild?.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    await userEvent.click(within(bar).getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(within(bar).getByRole('searchbox', { name: 'Search the portal' })).toHaveFocus());
    await userEvent.click(within(bar).getByRole('button', { name: 'Close search' }));
    await waitFor(() => expect(within(bar).getByRole('button', { name: 'Search' })).toHaveFocus());
  },
};

export const WithoutEntries: Story = { args: { entries: [], current: undefined } };

export const LongNames: Story = {
  args: {
    person: {
      id: 'p-404',
      firstName: 'Wilhelmina-Alexandrina',
      lastName: 'Papadimitriou-Featherstonehaugh',
      avatarUrl: null,
    },
    entries: [
      {
        id: 'communities',
        slot: 'main',
        order: 10,
        label: 'Communities of practice and special interest groups',
        href: '/communities',
      },
      { id: 'events', slot: 'main', order: 20, label: 'Events, workshops and conferences', href: '/events' },
      { id: 'news', slot: 'main.newsAndResources', order: 10, label: 'News and resources for members', href: '/news' },
    ],
  },
};
