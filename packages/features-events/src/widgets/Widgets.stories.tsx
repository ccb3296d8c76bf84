import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DiscoverEvents } from './DiscoverEvents.tsx';

const meta = {
  title: 'Events/Widgets',
  component: DiscoverEvents,
  parameters: { layout: 'padded' },
  args: { headingLevel: 2 },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof DiscoverEvents>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A website has no address for the list and none for the calendar: they change where they stand. */
export const ListAndCalendar: Story = {
  play: async ({ canvas }) => {
    const { href } = window.location;
    await canvas.findAllByRole('article');
    await userEvent.click(await canvas.findByRole('link', { name: 'Calendar view' }));
    await expect(await canvas.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Calendar view' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: 'Listing view' }));
    await expect((await canvas.findAllByRole('article'))[0]).toBeVisible();
    await expect(window.location.href).toBe(href);
  },
};
