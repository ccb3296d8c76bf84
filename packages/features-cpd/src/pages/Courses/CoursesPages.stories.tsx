import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AllCoursesPage, EnrolledPage } from './CoursesPages.tsx';

/** What the list of courses has been asked for. */
let requests: unknown[] = [];

const meta = {
  title: 'CPD/Courses',
  component: EnrolledPage,
  beforeEach({ msw }) {
    requests = [];
    const note = async (request: Request) => {
      if (request.url.endsWith(calls.cpd.enrolments.path)) requests.push(await request.clone().json());
    };
    msw.use(...liveMock({ holdBack: note }).handlers);
  },
} satisfies Meta<typeof EnrolledPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function askToUnenrol(canvas: Canvas) {
  const [menu] = await canvas.findAllByRole('button', { name: 'More for Supervision for new supervisors' });
  await userEvent.click(menu as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Unenrol' }));
  await screen.findByRole('alertdialog', { name: 'Unenrol from Supervision for new supervisors?' });
}

async function unenrol(canvas: Canvas) {
  await askToUnenrol(canvas);
  await userEvent.click(screen.getByRole('button', { name: 'Unenrol' }));
}

/** Leaves a course, which is then gone from the list. */
export const Live: Story = {
  parameters: { behaviours: ['CPD-007', 'CPD-025', 'CPD-026', 'CPD-027', 'CPD-031', 'CPD-034'] },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('heading', { level: 2, name: /Supervision|Hand therapy/ })).toHaveLength(2);
    await expect(requests).toEqual([{ status: 'Active' }]);
    await askToUnenrol(canvas);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'Supervision for new supervisors' })).toBeVisible();
    await unenrol(canvas);
    await waitFor(() => expect(screen.getByText('Unenroll success')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Supervision for new supervisors' })).toBeNull());
  },
};

/** Those that are over too. */
export const All: Story = {
  render: () => <AllCoursesPage />,
  parameters: { behaviours: ['CPD-008', 'CPD-031'] },
  async play({ canvas }) {
    await expect(await canvas.findAllByText(/^Completed \d/)).toHaveLength(2);
    await expect(canvas.getByText('Expired')).toBeVisible();
    await expect(requests).toEqual([{ status: null }]);
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.cpd.enrolments, sampleProblem)),
  parameters: { behaviours: ['CPD-033'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Failed to get enrolls')).toBeVisible());
  },
};

export const UnenrolFails: Story = {
  beforeEach: answering(failing(calls.cpd.unenrol, { code: 'conflict', message: 'This course is completed.' })),
  parameters: { behaviours: ['CPD-035'] },
  async play({ canvas }) {
    await unenrol(canvas);
    await waitFor(() => expect(screen.getByText('Failed unenroll course')).toBeVisible());
  },
};
