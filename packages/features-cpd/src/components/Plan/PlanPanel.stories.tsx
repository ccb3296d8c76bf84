import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleGoal, samplePlan } from '../../stories/sample-plan.ts';
import { PlanPanel } from './PlanPanel.tsx';

const meta = {
  title: 'CPD/Plan/Panel',
  component: PlanPanel,
  args: {
    periodId: '2026-11-30',
    view: ready(samplePlan()),
    reaching: null,
    onAdd: fn(),
    onEdit: fn(),
    onLink: fn(),
    onReach: fn(),
    onDelete: fn(),
    onReflect: fn(async () => ({ revision: 2 })),
  },
  parameters: {
    withoutStates: { Empty: 'Without a goal it says what one is for, and a reflection can still be written.' },
  },
} satisfies Meta<typeof PlanPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = { args: { view: failedView } };

export const Forbidden: Story = { args: { view: forbiddenView } };

/** One goal is on its way, the other is reached. */
export const Ready: Story = {
  async play({ canvas, args }) {
    const [first, second] = within(canvas.getByRole('list', { name: 'Goals' })).getAllByRole('heading', { level: 4 });
    await expect(first).toHaveTextContent('Use relative motion splints after tendon repair');
    await expect(second).toHaveTextContent('Write reports that funders read to the end');
    await expect(canvas.getByText('By 30/11/2026')).toBeVisible();
    await expect(canvas.getByText(/^Reached on /)).toBeVisible();
    await expect(canvas.getByText('3.5 of 6 hours')).toBeVisible();
    const linked = within(canvas.getByRole('list', { name: 'What you did for it' }));
    await expect(linked.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Splinting after extensor tendon repair .* · 3\.5 hours$/),
      'Peer supervision group not finished · 1 hour',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /^Mark as reached: Use relative/ }));
    await expect(args.onReach).toHaveBeenCalledWith(expect.objectContaining({ goalId: 'g1' }), true);
    await expect(canvas.queryByRole('button', { name: /^Mark as reached: Write reports/ })).toBeNull();
    await expect(canvas.queryByText(/asks for 1 goal/)).toBeNull();
  },
};

/** Nothing is written: what a goal is for, and that one is asked. */
export const NothingYet: Story = {
  args: { view: ready(samplePlan({ goals: [], reflection: { text: '', writtenDate: null, revision: 0 } })) },
  async play({ canvas, args }) {
    await expect(canvas.getByText('No goal is written for this period yet.')).toBeVisible();
    await expect(canvas.getByText('Your organisation asks for 1 goal in this period.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save reflection' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a goal' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** Where nothing is asked, one may plan all the same. */
export const NothingAsked: Story = {
  args: {
    view: ready(
      samplePlan({
        goals: [],
        goalsRequired: 0,
        asksReflection: false,
        reflection: { text: '', writtenDate: null, revision: 0 },
      }),
    ),
  },
  async play({ canvas }) {
    await expect(canvas.queryByText(/Your organisation asks/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add a goal' })).toBeVisible();
  },
};

/** The goal that is being marked waits. */
export const Pending: Story = {
  args: { reaching: 'g1' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /^Mark as reached: Use relative/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** By the keyboard alone: a goal is marked, a reflection changed and sent. */
export const Keyboard: Story = {
  async play({ canvas, args }) {
    canvas.getByRole('button', { name: /^Mark as reached: Use relative/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReach).toHaveBeenCalledOnce();
    canvas.getByRole('textbox', { name: /How do you look back/ }).focus();
    await userEvent.keyboard('{Control>}a{/Control}I asked first.{Tab}{Enter}');
    await expect(args.onReflect).toHaveBeenCalledWith({ text: 'I asked first.', revision: 1 });
  },
};

/** Long words, many links. */
export const Long: Story = {
  args: {
    view: ready(
      samplePlan({
        goals: [
          sampleGoal({
            title: 'Donaudampfschifffahrtsgesellschaftskapitänspatentprüfungsvorbereitung '.repeat(2),
            why: 'Because it is asked.\n'.repeat(6),
            doneHours: 40,
            records: Array.from({ length: 30 }, (_, at) => ({
              cpdId: `r${at}`,
              title: `Peer supervision group number ${at}`,
              completedDate: '2026-09-12T06:30:00.000Z',
              hours: 1,
            })),
          }),
        ],
      }),
    ),
  },
  globals: { width: '320px' },
};
