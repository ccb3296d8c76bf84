import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CpdCourses } from './CpdCourses.tsx';
import { CpdTracker } from './CpdTracker.tsx';
import { Widget } from './Widget.tsx';

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

function Broken(): never {
  throw new Error('The tracker cannot be drawn.');
}

/** The rest of the website's page stands. */
export const Breaks: Story = {
  render: (args) => (
    <>
      <h1>Riverside Skills Network</h1>
      <Widget {...args}>
        <Broken />
      </Widget>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'This could not be shown' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Riverside Skills Network' })).toBeVisible();
  },
};

export const Narrow: Story = { ...Tracker, globals: { width: '320px' } };
