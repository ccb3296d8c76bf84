import { shellPartIds } from '@portal/kit';
import { IconBell, IconButton, MenuButton, PageLayout, Text, TopBar } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Tour, type TourProps } from './Tour.tsx';

interface PageArgs extends TourProps {
  hasCommunities?: boolean;
}

/** What the tour points at: the host's bar. */
function PageWithTour({ hasCommunities = true, onEnd }: PageArgs) {
  const navigation = [
    ...(hasCommunities ? [{ id: 'communities', label: 'Communities', href: '/communities' }] : []),
    { id: 'events', label: 'Events', href: '/events' },
  ];
  return (
    <>
      <TopBar
        start={<Text as="span">Logo</Text>}
        navigation={navigation}
        menuLabel="Open menu"
        menuId={shellPartIds.menu}
        onMenuPress={fn()}
        end={
          <>
            <span id={shellPartIds.barAction('notifications')}>
              <IconButton label="Notifications" icon={IconBell} href="/notifications" />
            </span>
            <span id={shellPartIds.account}>
              <MenuButton
                label="Your account"
                trigger={{ kind: 'avatar', person: { id: 'p-001', firstName: 'Mia', lastName: 'Nguyen' } }}
                items={[{ id: 'log-out', label: 'Log out' }]}
              />
            </span>
          </>
        }
      />
      <main>
        <PageLayout>
          <Text>The page behind.</Text>
        </PageLayout>
      </main>
      <Tour onEnd={onEnd} />
    </>
  );
}

const meta = {
  title: 'Onboarding/First tour',
  component: PageWithTour,
  args: { onEnd: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageWithTour>;

export default meta;
type Story = StoryObj<typeof meta>;

const step = (title: string) => screen.findByRole('dialog', { name: title });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** From the welcome to the account; each step says which one it is, and points at its place. */
export const Ready: Story = {
  parameters: { behaviours: ['HOM-045'] },
  async play({ args }) {
    const titles = ['Welcome to OTA', 'Communities', 'Events', 'What’s happening', 'Manage your account'];
    for (const [at, title] of titles.entries()) {
      const dialog = await step(title);
      await expect(dialog).toHaveTextContent(`${at + 1} of 5`);
      await expect(dialog).toHaveAccessibleDescription();
      await expect(dialog).toBeVisible();
      await waitFor(() =>
        expect(within(dialog).getByRole('button', { name: at === 4 ? 'Done' : 'Next' })).toHaveFocus(),
      );
      await expect(args.onEnd).not.toHaveBeenCalled();
      await press(at === 4 ? 'Done' : 'Next');
    }
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** It can be put away at every step, and gone back in. */
export const BackAndSkipped: Story = {
  async play({ args }) {
    await step('Welcome to OTA');
    await expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await press('Next');
    await step('Communities');
    await press('Back');
    await step('Welcome to OTA');
    await press('Next');
    await step('Communities');
    await press('Skip the tour');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** The focus stays within a step; Escape ends the tour. */
export const Keyboard: Story = {
  async play({ args }) {
    await step('Welcome to OTA');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await step('Communities');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
    for (const name of ['Back', 'Skip the tour', 'Next']) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Skip the tour' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** What is not on the page is left out. */
export const WithoutCommunities: Story = {
  args: { hasCommunities: false },
  async play({ canvasElement }) {
    // Where there is room for the navigation, its menu is not to be seen.
    if (canvasElement.clientWidth < 992) return;
    await step('Welcome to OTA');
    await press('Next');
    await expect(await step('Events')).toHaveTextContent('2 of 4');
  },
};

/** On a phone the navigation is in a menu: the steps point at that. */
export const Narrow: Story = {
  globals: { width: '360px' },
  async play() {
    const welcome = await step('Welcome to OTA');
    await expect(welcome.getBoundingClientRect().width).toBeLessThanOrEqual(344);
    await press('Next');
    await expect(await step('Communities')).toHaveTextContent('You find it in this menu.');
    await press('Next');
    await step('Events');
    await press('Next');
    await step('What’s happening');
  },
};

/** The page behind takes no press, and what is pointed at keeps its own words for screen readers. */
export const PageBehind: Story = {
  async play() {
    await step('Welcome to OTA');
    for (const title of ['Communities', 'Events', 'What’s happening', 'Manage your account']) {
      await press('Next');
      await step(title);
    }
    const account = screen.getByRole('button', { name: 'Your account' });
    await expect(getComputedStyle(account).pointerEvents).toBe('none');
    await expect(account).toHaveAttribute('aria-haspopup');
    await waitFor(() => expect(account.parentElement).not.toHaveAttribute('aria-expanded'));
  },
};

export const Dark: Story = {
  globals: { scheme: 'dark' },
  async play() {
    await step('Welcome to OTA');
    await press('Next');
    await step('Communities');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  async play() {
    await step('Welcome to OTA');
    await press('Next');
    const dialog = await step('Communities');
    const { left, right } = dialog.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Twice as large on a phone: all of it can be read and pressed. */
export const LargeText: Story = {
  globals: { width: '360px' },
  async play() {
    const dialog = await step('Welcome to OTA');
    const root = dialog.closest<HTMLElement>('.portal-root');
    root?.style.setProperty('--portal-text-scale', '2');
    await press('Next');
    const next = await step('Communities');
    await expect(next.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    await expect(next.scrollWidth).toBeLessThanOrEqual(next.clientWidth);
    for (const button of within(next).getAllByRole('button')) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(next.getBoundingClientRect().right);
    }
    root?.style.removeProperty('--portal-text-scale');
  },
};
