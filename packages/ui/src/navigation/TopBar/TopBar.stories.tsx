import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { IconBell } from '../../foundations/icons/icons.ts';
import { PageLayout } from '../../layout/PageLayout.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Link } from '../Link/Link.tsx';
import { MenuButton } from '../../actions/MenuButton/MenuButton.tsx';
import { SearchField } from '../../fields/SearchField/SearchField.tsx';
import { Stateful } from '../../foundations/story-surface.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { TopBar } from './TopBar.tsx';

const end = (
  <>
    <IconButton label="Notifications" icon={IconBell} badge={3} href="/notifications" />
    <MenuButton
      label="Your account"
      trigger={{ kind: 'avatar', person: { id: 'p-001', firstName: 'Mia', lastName: 'Nguyen' } }}
      placement="bottom end"
      items={[{ id: 'log-out', label: 'Log out' }]}
    />
  </>
);

const meta = {
  title: 'Components/Navigation/TopBar',
  component: TopBar,
  args: {
    start: (
      <Link href="/" tone="strong" isStandalone>
        OTA Portal
      </Link>
    ),
    navigation: [
      { id: 'communities', label: 'Communities', href: '/communities' },
      { id: 'events', label: 'Events', href: '/events' },
      {
        id: 'content',
        label: 'News & Resources',
        items: [
          { id: 'news', label: 'News', href: '/news' },
          { id: 'resources', label: 'Resources', href: '/resources' },
        ],
      },
      { id: 'marketplace', label: 'Marketplace', href: '/marketplace' },
    ],
    current: 'communities',
    end,
    menuLabel: 'Open menu',
    onMenuPress: fn(),
  },
  parameters: {
    usage: {
      use: ['Once, at the top of the portal: logo, main places, search, account.'],
      avoid: [
        'A page’s own actions: put them in PageLayout’s header.',
        'An embedded feature: the host page has its own bar.',
      ],
    },
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From 992 px on the entries stand in the bar, below that in the menu. */
export const Entries: Story = {
  parameters: { behaviours: ['PLT-226', 'PLT-237'] },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    canvasElement.style.inlineSize = '992px';
    await expect(page.getByRole('link', { name: 'Communities' })).toHaveAttribute('aria-current', 'page');
    await expect(page.queryByRole('button', { name: 'Open menu' })).toBeNull();
    canvasElement.style.inlineSize = '991px';
    await expect(page.queryByRole('link', { name: 'Communities' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Open menu' }));
    await expect(args.onMenuPress).toHaveBeenCalledOnce();
    canvasElement.style.inlineSize = '';
    await expect(page.getByRole('banner').getBoundingClientRect().height).toBe(68);
  },
};

/** From the logo to the account in the order of reading; a group opens with Enter and closes with Escape. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'OTA Portal' })).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Communities' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'News' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.getByRole('button', { name: 'News & Resources' })).toHaveFocus());
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Marketplace' })).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Notifications, 3' })).toHaveFocus();
  },
};

export const HoverFocusPressed: Story = {
  parameters: {
    forcedStates: {
      hover: '[href="/communities"], [href="/events"]',
      focus: 'nav button',
      pressed: '[href="/marketplace"]',
    },
  },
};

/** A group opens its places as a menu, and is marked while one of them is shown. */
export const Group: Story = {
  args: { current: 'news' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('button', { name: 'News & Resources' });
    await expect(group).toHaveAttribute('aria-current', 'true');
    group.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'News' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Resources' })).toHaveAttribute('href', '/resources');
  },
};

const searchField = (
  <SearchField hasAutoFocus label="Search the portal" placeholder="Search" value="" onChange={() => undefined} />
);

/** A button opens the search in its place; Escape gives the bar back, and the button has the focus again. */
export const WithSearch: Story = {
  parameters: { behaviours: ['CNT-129'] },
  render: (args) => (
    <Stateful initial={false}>
      {(isOpen, onOpenChange) => <TopBar {...args} search={{ isOpen, onOpenChange, field: searchField }} />}
    </Stateful>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('searchbox')).toBeNull();
    page.getByRole('button', { name: 'Search' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('searchbox', { name: 'Search the portal' })).toHaveFocus());
    await expect(page.getByRole('link', { name: 'OTA Portal' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.getByRole('button', { name: 'Search' })).toHaveFocus());
    await userEvent.click(page.getByRole('button', { name: 'Search' }));
    await userEvent.click(page.getByRole('button', { name: 'Close search' }));
    await waitFor(() => expect(page.getByRole('button', { name: 'Search' })).toHaveFocus());
  },
};

/** Where both have little space, the search is narrower and no word breaks. */
export const SearchBesideEntries: Story = {
  ...WithSearch,
  parameters: {},
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const heightOf = (name: string) => page.getByText(name).getBoundingClientRect().height;
    const before = ['Communities', 'Marketplace'].map(heightOf);
    await userEvent.click(page.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(page.getByRole('searchbox', { name: 'Search the portal' })).toHaveFocus());
    await expect(['Communities', 'Marketplace'].map(heightOf)).toEqual(before);
    await expect(page.getByRole('searchbox').getBoundingClientRect().width).toBeGreaterThan(150);
  },
};

/** Where there is no space for both, the entries come back when it is closed, and nothing is pushed out of the bar. */
export const SearchInPlaceOfEntries: Story = {
  ...WithSearch,
  parameters: {},
  globals: { width: '1020px' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(page.getByRole('searchbox', { name: 'Search the portal' })).toHaveFocus());
    await expect(page.queryByRole('navigation')).toBeNull();
    const bar = page.getByRole('banner');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    await userEvent.click(page.getByRole('button', { name: 'Close search' }));
    await waitFor(() => expect(page.getByRole('navigation')).toBeVisible());
  },
};

/** On a phone it takes the whole bar. */
export const SearchOnAPhone: Story = {
  ...WithSearch,
  globals: { width: '360px' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(page.getByRole('searchbox', { name: 'Search the portal' })).toHaveFocus());
    await expect(page.queryByRole('link', { name: 'OTA Portal' })).toBeNull();
    await expect(page.queryByRole('link', { name: 'Notifications, 3' })).toBeNull();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };

export const MenuAlways: Story = { args: { isMenuAlways: true } };

export const OnlyLogo: Story = { args: { navigation: [], end: undefined, onMenuPress: undefined } };

export const LongText: Story = {
  args: {
    navigation: [
      { id: 'communities', label: 'Communities of practice and special interest groups', href: '/communities' },
      { id: 'events', label: 'Events, workshops and conferences', href: '/events' },
      { id: 'news', label: 'News and resources for members', href: '/news' },
      { id: 'marketplace', label: 'Marketplace of products and services', href: '/marketplace' },
    ],
  },
};

/** It stays in view. */
export const Scrolled: Story = {
  render: (args) => (
    <>
      <TopBar {...args} />
      <PageLayout width="small">
        <Heading level={1}>Communities</Heading>
        <Stack>
          {Array.from({ length: 40 }, (_, index) => (
            <Text key={index}>A line of the page, to have something to scroll.</Text>
          ))}
        </Stack>
      </PageLayout>
    </>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
