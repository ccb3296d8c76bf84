import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CpdCourses } from './CpdCourses.tsx';
import { CpdTracker } from './CpdTracker.tsx';

const meta = {
  title: 'CPD/Widgets',
  component: CpdTracker,
  parameters: { layout: 'padded' },
  args: { headingLevel: 2 },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof CpdTracker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The website's first heading stays the only one. */
export const Tracker: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'CPD Tracker' })).toBeVisible();
    await expect((await canvas.findAllByRole('heading', { level: 3, name: /CPD Period/ }))[0]).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
  },
};

export const Courses: Story = {
  render: (args) => <CpdCourses {...args} which="all" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'All courses' })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'All courses' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
  },
};

export const Narrow: Story = { ...Tracker, globals: { width: '320px' } };
