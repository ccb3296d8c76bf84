import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CpdFrame } from './CpdFrame.tsx';

const meta = {
  title: 'CPD/Frame',
  component: CpdFrame,
  args: { current: 'tracker', title: 'CPD Tracker', children: 'The page' },
} satisfies Meta<typeof CpdFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = {
  parameters: { behaviours: ['CPD-009', 'CPD-010', 'CPD-011', 'CPD-012', 'CPD-013', 'CPD-014'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'My CPD' })).toBeVisible();
    const menu = within(canvas.getByRole('navigation', { name: 'My CPD' }));
    await expect(menu.getByRole('link', { name: 'CPD Tracker' })).toHaveAttribute('aria-current', 'page');
    const courses = within(menu.getByRole('group', { name: 'Courses' }));
    await expect(courses.getByRole('link', { name: 'Enrolled' })).toHaveAttribute('href', '/cpd/enrolled-page');
    await expect(courses.getByRole('link', { name: 'All courses' })).toHaveAttribute('href', '/cpd/all-courses');
    await expect(menu.getByRole('link', { name: 'Search CPD & Events' })).toHaveAttribute(
      'href',
      '/events/discover/all',
    );
  },
};

/** One line of places, which scrolls where it is too long. */
export const Narrow: Story = {
  globals: { width: '360px' },
  async play({ canvas }) {
    const menu = canvas.getByRole('navigation', { name: 'My CPD' });
    const { height } = menu.getBoundingClientRect();
    await expect(height).toBeLessThan(60);
    await expect(
      within(menu)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['CPD Tracker', 'Enrolled', 'All courses', 'Search CPD & Events']);
    await expect(within(menu).getByRole('link', { name: 'CPD Tracker' })).toHaveAttribute('aria-current', 'page');
  },
};
