import type { NextStep } from '@portal/api';
import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NextSteps } from './NextSteps.tsx';

const nothingElse = { alias: null, count: null, cpd: null };
const steps: readonly NextStep[] = [
  { kind: 'takeSeat', id: 'e-001', title: 'Hands on: wrist fractures', by: '2026-11-28T03:00:00.000Z', ...nothingElse },
  { kind: 'renew', id: 'invoice-1', title: 'Membership 2027', by: '2026-12-31T13:00:00.000Z', ...nothingElse },
  { kind: 'letIn', id: 'c-001', title: 'Hand therapy', by: null, ...nothingElse, alias: 'hand-therapy', count: 2 },
];

const meta = {
  title: 'Home/What is next',
  component: NextSteps,
  decorators: [onAPage],
  args: { view: ready(steps), onPutAway: fn() },
} satisfies Meta<typeof NextSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each leads to where it is done, and can be put away. */
export const Ready: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(steps.length);
    await expect(canvas.getByText('2 people ask to join Hand therapy')).toBeVisible();
    await expect(canvas.getByText('A seat is kept for you')).toBeVisible();
    await expect(canvas.getByText('Hands on: wrist fractures')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Take the seat: Hands on: wrist fractures' })).toHaveAttribute(
      'href',
      '/events/e-001',
    );
    await expect(canvas.getByRole('link', { name: 'Renew membership: Membership 2027' })).toHaveAttribute(
      'href',
      '/settings/invoice/invoice-1',
    );
    await expect(canvas.getByText('By 31 Dec')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now: Membership 2027' }));
    await expect(args.onPutAway).toHaveBeenCalledWith(steps[1]);
  },
};

/** An invoice that should have been paid says since when. */
export const Overdue: Story = {
  args: {
    view: ready([
      { kind: 'payInvoice', id: 'invoice-2', title: 'Course', by: '2026-11-10T13:00:00.000Z', ...nothingElse },
    ]),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Was due on 10 Nov, 2026')).toBeVisible();
  },
};

/** Hours that are missing of CPD say how many, of what and until when, and lead to the tracker. */
export const MissingCpd: Story = {
  args: {
    view: ready([
      {
        ...{ kind: 'finishCpd', id: '2026-11-30', title: 'The board', by: '2026-11-30T13:00:00.000Z', ...nothingElse },
        cpd: {
          unit: 'hours',
          missing: [
            { categoryName: null, hours: 11.85, exact: { h: 11, min: 51 } },
            { categoryName: 'Ethics', hours: 1, exact: null },
          ],
        },
      },
    ]),
  },
  async play({ canvas, args }) {
    await expect(canvas.getByText('11 h 51 min of CPD to go')).toBeVisible();
    await expect(canvas.getByText('1 hour of Ethics to go')).toBeVisible();
    await expect(canvas.getByText('By 30 Nov')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open CPD tracker: 11 h 51 min of CPD to go' })).toHaveAttribute(
      'href',
      '/cpd/tracker-page',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Not now: 11 h 51 min of CPD to go' }));
    await expect(args.onPutAway).toHaveBeenCalledWith(expect.objectContaining({ kind: 'finishCpd', id: '2026-11-30' }));
  },
};

/** Nothing waits: the page begins with what else there is. */
export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };
export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
