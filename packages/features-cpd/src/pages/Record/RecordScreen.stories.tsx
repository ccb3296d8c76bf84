import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView, notFoundView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleDetail, sampleOptions } from '../../stories/sample-cpd.ts';
import { RecordScreen } from './RecordScreen.tsx';
import { emptyRecord, valuesOf } from './record-values.ts';

const written = { offered: sampleOptions, initial: valuesOf(sampleDetail(), sampleOptions) };

const meta = {
  title: 'CPD/Record/Screen',
  component: RecordScreen,
  args: {
    title: 'Add CPD entry',
    view: ready({ offered: sampleOptions, initial: emptyRecord }),
    draftKey: 'cpd-record-story',
    trackerHref: '/cpd/tracker-page',
    onSave: fn(async () => undefined),
    onCancel: fn(),
  },
  parameters: { withoutStates: { Empty: 'A form is there or it is not.' } },
} satisfies Meta<typeof RecordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('The form could not be loaded.')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { view: notFoundView },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2, name: 'CPD entry not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To CPD Tracker' })).toHaveAttribute('href', '/cpd/tracker-page');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** Says under the fields what is missing, and sends nothing. */
export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Say what you did')).toBeVisible();
    await expect(canvas.getByText('Say how long it took')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^What did you do/ })).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Written: Story = {
  args: { title: 'Edit CPD entry', view: ready(written), draftKey: 'cpd-record-written' },
};

/** What the organisation has written can be read, and added to. */
export const Locked: Story = {
  args: {
    title: 'Edit CPD entry',
    view: ready({ ...written, isLocked: true }),
    draftKey: 'cpd-record-locked',
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/^Your organisation has written this entry/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^What did you do/ })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('textbox', { name: /^What did you learn/ })).not.toHaveAttribute('readonly');
  },
};

const supervision = {
  ...emptyRecord,
  title: 'Peer supervision',
  length: 1,
  day: '2026-03-02',
  lastDay: '2026-03-30',
};
const repeated = (changes: Partial<typeof supervision> = {}) =>
  ready({ offered: sampleOptions, initial: { ...supervision, ...changes }, canRepeat: true });

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const turnOn = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('switch', { name: 'This happened several times' }));

/** Every day is seen before anything is made of it, and may be changed or left out. */
export const Series: Story = {
  args: { view: repeated(), draftKey: 'cpd-record-series' },
  async play({ canvas, args }) {
    await turnOn(canvas);
    const days = within(await canvas.findByRole('list', { name: 'Every day of it' }));
    await expect(days.getAllByRole('listitem').map((day) => day.textContent)).toEqual([
      'Mon 02/03/2026',
      'Mon 09/03/2026',
      'Mon 16/03/2026',
      'Mon 23/03/2026',
      'Mon 30/03/2026',
    ]);
    await userEvent.click(days.getByRole('button', { name: 'Remove Mon 09/03/2026' }));
    await waitFor(() => expect(days.getByRole('button', { name: 'Change Mon 16/03/2026' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const changed = within(await days.findByRole('group', { name: 'Day 2' }));
    await waitFor(() => expect(changed.getAllByRole('spinbutton')[0]).toHaveFocus());
    await userEvent.keyboard('17032026');
    await userEvent.click(days.getByRole('button', { name: 'Done with day 2' }));
    await waitFor(() => expect(days.getByRole('button', { name: 'Change Tue 17/03/2026' })).toHaveFocus());
    await expect(canvas.getByText(/^Evidence belongs to one day/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save 4 entries' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ isSeries: true, days: ['2026-03-02', '2026-03-17', '2026-03-23', '2026-03-30'] }),
      expect.anything(),
    );
  },
};

/** Weeks of years are too many at once; months of them are not. */
export const TooManyDays: Story = {
  args: { view: repeated({ day: '2024-03-04' }), draftKey: 'cpd-record-too-many' },
  async play({ canvas, args }) {
    await turnOn(canvas);
    await expect(await canvas.findByText('At most 60 entries at once: choose a shorter time.')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Every day of it' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Every month' }));
    const days = within(await canvas.findByRole('list', { name: 'Every day of it' }));
    await expect(days.getAllByRole('listitem')).toHaveLength(25);
  },
};

/** What is missing is said where it is. */
export const SeriesWithoutDays: Story = {
  args: {
    view: ready({ offered: sampleOptions, initial: { ...supervision, day: null, lastDay: null }, canRepeat: true }),
    draftKey: 'cpd-record-no-days',
  },
  async play({ canvas, args }) {
    await turnOn(canvas);
    await expect(await canvas.findByText('Say the first and the last time to see every day.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
    await expect(await canvas.findByText('Say when the first time was')).toBeVisible();
    await expect(canvas.getByText('Say when the last time was')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A day that is taken twice, and one that is still to come. */
export const WrongDays: Story = {
  args: {
    view: ready({
      offered: sampleOptions,
      initial: { ...supervision, isSeries: true, days: ['2026-03-02', '2026-03-02'] },
      canRepeat: true,
    }),
    draftKey: 'cpd-record-wrong-days',
  },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save 2 entries' }));
    await expect(await canvas.findByText('A day stands here twice')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    for (const left of [2, 1]) {
      const days = within(canvas.getByRole('list', { name: 'Every day of it' }));
      await waitFor(() => expect(days.getAllByRole('listitem')).toHaveLength(left));
      await userEvent.click(days.getAllByRole('button', { name: 'Remove Mon 02/03/2026' })[0] as HTMLElement);
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Leave at least one day')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
