import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { pressEscape } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { sampleEnrolment } from '../../stories/sample-cpd.ts';
import { CoursesScreen } from './CoursesScreen.tsx';

const completed = sampleEnrolment({
  enrolmentId: 'en-2',
  status: 'Completed',
  expiryDate: null,
  completionDate: '2026-10-08',
  loginUrl: null,
  course: { courseId: 'c2', courseName: 'Cultural safety in everyday practice', categoryName: 'Ethics and culture' },
});
const other = sampleEnrolment({
  enrolmentId: 'en-3',
  status: 'Awaiting assessment',
  course: { courseId: 'c3', courseName: 'Sensory modulation', categoryName: 'Clinical skills' },
});

const meta = {
  title: 'CPD/Courses/Screen',
  component: CoursesScreen,
  args: {
    which: 'allCourses',
    view: ready({ enrolments: [sampleEnrolment(), completed, other] }),
    isPending: false,
    onUnenrol: fn(async () => undefined),
  },
} satisfies Meta<typeof CoursesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  parameters: { behaviours: ['CPD-036'] },
  async play({ canvas }) {
    await expect(canvas.getByText('No data')).toBeVisible();
  },
};

export const Failed: Story = { args: { view: failedView } };

export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  parameters: {
    behaviours: [
      ...['CPD-015', 'CPD-016', 'CPD-017', 'CPD-018', 'CPD-019', 'CPD-020', 'CPD-021', 'CPD-022', 'CPD-023'],
      ...['CPD-024', 'CPD-029'],
    ],
  },
  async play({ canvas }) {
    const cards = within(canvas.getByRole('list', { name: 'All courses' })).getAllByRole('listitem');
    const [open, done, waiting] = cards.map((card) => within(card));
    await expect(cards).toHaveLength(3);
    await expect(open?.getByRole('heading', { name: 'Supervision for new supervisors' })).toBeVisible();
    await expect(open?.getByText('Course Category')).toBeVisible();
    await expect(open?.getByText('Professional practice')).toBeVisible();
    await expect(open?.getByText('20/02/2027')).toBeVisible();
    const link = open?.getByRole('link', { name: /^Go to course/ });
    await expect(link).toHaveAttribute('href', 'https://learning.example/courses/1');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(open?.getByRole('button', { name: 'More for Supervision for new supervisors' })).toBeVisible();
    await expect(done?.getByText('Completed 08/10/2026')).toBeVisible();
    await expect(done?.queryByText('Expires')).toBeNull();
    await expect(done?.queryByRole('link')).toBeNull();
    await expect(done?.queryByRole('button')).toBeNull();
    await expect(waiting?.getByText('Awaiting assessment')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More for Sensory modulation' }));
    await expect(await screen.findByRole('menuitem', { name: 'Unenrol' })).toBeVisible();
    await pressEscape();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
