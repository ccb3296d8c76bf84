import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, IconBookmark, IconCalendar, IconUsers, PageLayout, Text } from '@portal/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FavouritesFrame } from './FavouritesFrame.tsx';

const meta = {
  title: 'Shell/My Favourites',
  component: FavouritesFrame,
  args: {
    sections: [
      { id: 'events', title: 'Events', icon: IconCalendar },
      { id: 'posts', title: 'Community posts', icon: IconBookmark },
      { id: 'communities', title: 'Communities', icon: IconUsers },
    ],
    current: 'communities',
    back: { label: 'Communities', href: '/communities' },
    children: (
      <PageLayout header={<Heading level={1}>4 bookmarked communities</Heading>}>
        <Text>What a feature contributes stands here.</Text>
      </PageLayout>
    ),
  },
} satisfies Meta<typeof FavouritesFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  globals: { width: '1280px' },
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'My Favourites' }));
    await expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Events', '/favourites/events'],
      ['Community posts', '/favourites/posts'],
      ['Communities', '/favourites/communities'],
      ['Back to Communities', '/communities'],
    ]);
    await expect(menu.getByRole('link', { name: 'Communities' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Where there is no room beside the page, its name opens the others in a drawer. */
export const Keyboard: Story = {
  globals: { width: '360px' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'My Favourites: Communities' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'My Favourites' });
    await expect(within(drawer).getByRole('link', { name: 'Back to Communities' })).toBeVisible();
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A portal without a page of its own for the way home. */
export const BackHome: Story = {
  args: { back: undefined },
  globals: { width: '1280px' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', width: '1280px' } };
