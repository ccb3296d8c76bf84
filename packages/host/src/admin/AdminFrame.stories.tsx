import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, IconFileText, IconSettings, IconUsers } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminFeature } from '../coming-soon/admin-feature.ts';
import { AreaFallback } from '../shell/AreaFallback.tsx';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { AdminFrame, type AdminFrameProps } from './AdminFrame.tsx';

/** As its route brings it. */
const Settings = lazy(adminFeature.routes.settings!.load);

const meta = {
  title: 'Shell/Admin area',
  component: AdminFrame,
  args: {
    entries: [
      { id: 'adminResources', label: 'Resources', href: '/admin/resources', icon: IconFileText },
      { id: 'adminUsers', label: 'Users', href: '/admin/users', icon: IconUsers },
      { id: 'adminSettings', label: 'Settings', href: '/admin/settings', icon: IconSettings },
    ],
    current: 'adminSettings',
    children: (
      <Suspense>
        <Settings params={{}} search={{}} onSearchChange={() => undefined} />
      </Suspense>
    ),
  },
} satisfies Meta<typeof AdminFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its pages in their order, then the way out; a placeholder is 1064 px wide. */
export const Wide: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '1600px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { behaviours: ['PLT-781', 'COM-408', 'COM-409'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const menu = within(page.getByRole('navigation', { name: 'Admin pages' }));
    await expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Resources',
      'Users',
      'Settings',
      'Exit admin panel',
    ]);
    await expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Exit admin panel' })).toHaveAttribute('href', '/');
    await waitFor(() => expect(page.getByText('Oops! Sorry, page is under construction!')).toBeVisible());
    const widths = [];
    for (
      let box: Element | null = page.getByRole('heading', { level: 1, name: 'Settings' });
      box !== null && box !== canvasElement;
      box = box.parentElement
    ) {
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      widths.push(box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight));
    }
    await expect(widths).toContain(1064);
  },
};

/** Where there is no room beside the page, its name opens the others in a drawer. */
export const Keyboard: Story = {
  globals: { width: '360px' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Admin pages: Settings' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Admin' });
    await expect(within(drawer).getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(page.getByRole('button', { name: 'Admin pages: Settings' })).toHaveFocus());
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', width: '1280px' } };

function FrameThatComes(props: AdminFrameProps) {
  const [hasCome, setCome] = useState(false);
  return (
    <>
      {hasCome ? <AdminFrame {...props} /> : <AreaFallback label="Loading" />}
      <Button onPress={() => setCome(true)}>Come</Button>
    </>
  );
}

/** The frame stands before its code has come, or it is known who looks; the page begins in the same place. */
export const Coming: Story = {
  args: { children: <PageSkeleton label="Loading" /> },
  render: (args) => <FrameThatComes {...args} />,
  play: async ({ canvas }) => {
    const place = () => {
      const { left, top } = canvas.getByText('Loading').parentElement!.getBoundingClientRect();
      return { left, top };
    };
    const before = place();
    await userEvent.click(canvas.getByRole('button', { name: 'Come' }));
    await expect(await canvas.findByRole('link', { name: 'Users', hidden: true })).toBeInTheDocument();
    await expect(place()).toEqual(before);
  },
};

/** On a phone the bar above the page has its height from the first paint. */
export const ComingOnPhone: Story = {
  ...Coming,
  globals: { width: '360px' },
};
