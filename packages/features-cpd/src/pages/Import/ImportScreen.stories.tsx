import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { pressEscape } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { sampleBatch, samplePreview } from '../../stories/sample-import.ts';
import { ImportScreen } from './ImportScreen.tsx';

const file = {
  chosen: { id: 'log', name: 'AHPRA log.csv', size: 4_200 },
  bytes: new Uint8Array(),
  encoding: 'utf-8' as const,
};
const batches = ready({
  batches: [
    sampleBatch(),
    sampleBatch({
      batchId: 'b2',
      name: 'A very long name of a file that another organisation has chosen.csv',
      leftCount: 2,
    }),
    sampleBatch({ batchId: 'b3', name: 'Twice.csv', leftCount: 0 }),
    sampleBatch({ batchId: 'b4', kind: 'series', name: 'Weekly supervision', recordsCount: 26, leftCount: 26 }),
  ],
});

const meta = {
  title: 'CPD/Import/Screen',
  component: ImportScreen,
  args: {
    trackerHref: '/cpd/tracker-page',
    file,
    preview: ready(samplePreview()),
    batches,
    undone: null,
    isImporting: false,
    isUndoing: false,
    onChoose: fn(),
    onEncoding: fn(),
    onChoices: fn(),
    onImport: fn(),
    onUndo: fn(async () => undefined),
  },
} satisfies Meta<typeof ImportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { preview: loading, batches: loading } };
export const Empty: Story = { args: { file: null, batches: empty } };
/** How its characters are written can be said all the same: that may be why. */
export const Failed: Story = {
  args: { preview: failedView, batches: failedView },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: /Characters/ })).toBeVisible();
  },
};
export const Forbidden: Story = { args: { file: null, batches: forbiddenView } };

/** What is new is chosen; what is recorded already waits to be asked for, and what is wrong says why. */
export const Ready: Story = {
  async play({ canvas, args }) {
    const table = within(await canvas.findByRole('table'));
    const boxes = table.getAllByRole('checkbox', { name: /supervision|Journal|Reading/ });
    await expect(boxes.map((box) => [(box as HTMLInputElement).checked, (box as HTMLInputElement).disabled])).toEqual([
      [true, false],
      [false, false],
      [false, true],
      [false, true],
    ]);
    await expect(table.getByText('Already recorded')).toBeVisible();
    await expect(table.getByText('Completed date: nothing there')).toBeVisible();
    await expect(table.getByText('Completed date: still to come')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Import 1 record' }));
    await expect(args.onImport).toHaveBeenCalledWith(samplePreview(), [2]);
  },
};

/** Nothing of a file is left out without a word: what was not read as a record is told with its line. */
export const Notes: Story = {
  args: {
    preview: ready(
      samplePreview({
        columns: ['Activity', 'Date', 'Hours', 'Date', ''],
        notes: [
          { kind: 'aboveHeader', lines: [1] },
          { kind: 'moreCells', lines: Array.from({ length: 14 }, (_, at) => at + 4) },
          { kind: 'sameNames', lines: [3] },
        ],
      }),
    ),
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByText('Line 1 stands above the names of the columns, and is no record.'),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^Lines 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 and 4 more have more cells than there are names/),
    ).toBeVisible();
    await expect(canvas.getByText(/^Several columns have the same name/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Completed date/ }));
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    await expect(offered).toEqual([
      'Not in the file',
      'Activity',
      'Date (column 2)',
      'Hours',
      'Date (column 4)',
      'Column 5',
    ]);
    await pressEscape();
  },
};

export const NothingInIt: Story = {
  args: { preview: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('There is nothing in this file.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /Characters/ })).toBeVisible();
  },
};

/** Nothing is assumed of days that can be read in two ways. */
export const DaysAreUnclear: Story = {
  args: {
    preview: ready(
      samplePreview({
        asksDayOrder: true,
        lines: samplePreview().lines.map((line) => ({ ...line, problem: { field: 'completedDate', kind: 'unclear' } })),
      }),
    ),
  },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('button', { name: 'Import records' })).toBeDisabled();
    await expect(canvas.getByText('Say how days are written')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '3 April 2026' }));
    await expect(args.onChoices).toHaveBeenCalledWith({ ...samplePreview().choices, dayOrder: 'dmy' });
  },
};

/** What was changed since is named. */
export const TakenOut: Story = {
  args: {
    file: null,
    undone: { removedCount: 4, kept: [{ cpdId: 'r1', title: 'Peer supervision, mine' }] },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('4 records were taken out.')).toBeVisible();
    await expect(canvas.getByText('Peer supervision, mine')).toBeVisible();
  },
};

export const AsksBeforeUndo: Story = {
  args: { file: null },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo import of AHPRA log.csv' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledWith(sampleBatch());
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
