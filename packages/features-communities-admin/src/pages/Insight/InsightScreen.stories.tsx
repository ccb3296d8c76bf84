import type { InsightFigures } from '@portal/api';
import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { InsightScreen } from './InsightScreen.tsx';

const weeks = [
  ['2026-10-05', '2026-10-11'],
  ['2026-10-12', '2026-10-18'],
  ['2026-10-19', '2026-10-25'],
  ['2026-10-26', '2026-11-01'],
  ['2026-11-02', '2026-11-08'],
  ['2026-11-09', '2026-11-15'],
] as const;

const figures: InsightFigures[] = weeks.map(([from, to], at) => ({
  ...{ from, to, members: 1_180 + at * 12, joined: 12 + (at % 3), readers: 90 + ((at * 17) % 40) },
  ...{ posts: 8 + (at % 4), questions: 4 + (at % 3), answered: 3 + (at % 2), unanswered: 5 - (at % 4) },
}));

const meta = {
  title: 'Communities/Admin/Insight/Screen',
  component: InsightScreen,
  args: {
    view: ready({ figures, countedSince: '2026-05-20' }),
    choices: { range: 'quarter', step: 'week' },
    onChoose: fn(),
  },
  globals: { width: '1280px', role: 'admin' },
} satisfies Meta<typeof InsightScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('The figures could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Time/ })).toBeVisible();
  },
};
export const Forbidden: Story = { args: { view: forbiddenView } };

export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('Nothing counted yet')).toBeVisible();
  },
};

/** Every figure has its chart, and each chart its table. */
export const Ready: Story = {
  async play({ canvas }) {
    const names = await canvas.findAllByRole('figure');
    await expect(names.map((figure) => figure.getAttribute('aria-label'))).toEqual([
      ...['Members', 'New memberships', 'Active readers', 'Posts', 'Questions', 'Questions without an answer'],
    ]);
    await expect(canvas.getByText(/the first day counted is 20\/05\/2026/)).toBeVisible();
    await expect(canvas.queryByText(/not over/)).toBeNull();
    const questions = within(canvas.getByRole('figure', { name: 'Questions' }));
    await userEvent.click(questions.getByRole('button', { name: 'Show as table' }));
    const [head, first] = questions.getAllByRole('row');
    await expect([...head!.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([
      ...['Week from', 'Asked', 'Answered within a day'],
    ]);
    await expect([...first!.children].map(({ textContent }) => textContent)).toEqual(['5 Oct', '4', '3']);
    await userEvent.click(questions.getByRole('button', { name: 'Show as chart' }));
    await expect(questions.getByRole('application', { name: /^Questions/ })).toBeVisible();
  },
};

/** A week that is not over counts less; that is said. */
export const RunningWeek: Story = {
  args: {
    view: ready({
      figures: figures.map((week, at) => (at < 5 ? week : { ...week, to: '2026-11-10', posts: 2, joined: 3 })),
      countedSince: '2026-05-20',
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/The last week is not over/)).toBeVisible();
  },
};

/** The arrow keys go through the weeks of a chart. */
export const Keyboard: Story = {
  async play({ canvas }) {
    const chart = await canvas.findByRole('application', { name: /^Members/ });
    chart.focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('9 Nov: 1,240')).toBeInTheDocument();
  },
};

/** A longer time has no days, and is shown by month. */
export const OtherTime: Story = {
  args: { choices: { range: 'quarter', step: 'day' } },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: /Time/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'The last two years' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ range: 'twoYears', step: 'month' });
  },
};

/** Nothing has happened; the charts say so by a line at the bottom. */
export const Quiet: Story = {
  args: {
    view: ready({
      figures: figures.map(({ from, to }) => ({
        ...{ from, to, members: 3, joined: 0, readers: 0, posts: 0, questions: 0, answered: 0, unanswered: 0 },
      })),
      countedSince: '2026-10-05',
    }),
  },
};

const oneDay = figures.slice(0, 1);

/** The morning after the first night. */
export const FirstDay: Story = {
  args: { view: ready({ figures: oneDay, countedSince: '2026-10-05' }), choices: { range: 'month', step: 'day' } },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
