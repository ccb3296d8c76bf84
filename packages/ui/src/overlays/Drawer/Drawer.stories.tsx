import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Checkbox } from '../../fields/Checkbox/Checkbox.tsx';
import { IconCalendar, IconHome, IconUsers } from '../../foundations/icons/icons.ts';
import { Box } from '../../layout/Box.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { SideMenu } from '../../navigation/SideMenu/SideMenu.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function Demo({ startsOpen = false, ...props }: Omit<DrawerProps, 'isOpen' | 'onClose'> & { startsOpen?: boolean }) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <Box>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Drawer {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Box>
  );
}

const menu = (
  <SideMenu
    label="Main"
    items={[
      { id: 'home', label: 'Home', href: '/', icon: IconHome },
      { id: 'communities', label: 'Communities', href: '/communities', icon: IconUsers, isCurrent: true },
      { id: 'events', label: 'Events', href: '/events', icon: IconCalendar },
    ]}
  />
);

const filters = (
  <Stack gap={2}>
    {Array.from({ length: 24 }, (_, index) => (
      <Checkbox key={index} label={`Practice area ${index + 1}`} isSelected={index === 2} onChange={() => undefined} />
    ))}
  </Stack>
);

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Demo,
  subcomponents: { Drawer },
  args: { title: 'Menu', children: menu },
  parameters: {
    // Each in a frame of its own: they take the whole window.
    docs: { story: { inline: false, height: '480px' } },
    usage: {
      use: ['For the menu and for filters on a phone.', 'For details beside a list that people go through one by one.'],
      avoid: [
        'A task with its own Save: use Dialog.',
        'What should always be seen on a wide screen: use Columns with a side.',
      ],
    },
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  parameters: { behaviours: ['PLT-225'] },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await expect(drawer.parentElement?.getBoundingClientRect().width).toBe(330);
    await userEvent.tab({ shift: true });
    await expect(within(drawer).getByRole('link', { name: 'Events' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A press beside it closes it. */
export const PressBeside: Story = {
  args: { startsOpen: true },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await userEvent.click(drawer.parentElement?.parentElement ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Open: Story = { args: { startsOpen: true } };
export const AtTheEnd: Story = { args: { startsOpen: true, side: 'end' } };
export const TitleHidden: Story = { args: { startsOpen: true, isTitleHidden: true } };

/** Filters on a phone: the number of results stays in view. */
export const WithFooter: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    startsOpen: true,
    title: 'Filters',
    children: filters,
    footer: (
      <Button tone="primary" isFullWidth>
        Show 24 communities
      </Button>
    ),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { startsOpen: true } };

/** The wider one, which takes the whole screen of a phone. */
export const Wider: Story = {
  args: { title: 'Your cart', side: 'end', size: 'md', startsOpen: true, children: filters },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Your cart' });
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBeGreaterThan(390));
  },
};
