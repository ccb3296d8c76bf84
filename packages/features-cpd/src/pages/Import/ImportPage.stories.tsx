import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ImportPage } from './ImportPage.tsx';

const meta = {
  title: 'CPD/Import',
  component: ImportPage,
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof ImportPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rows = 'Activity;Date;Minutes\r\nCafé des thérapeutes;3/4/2026;90\r\nReading;4/4/2026;45\r\n';

async function choose(canvas: Canvas) {
  // As old spreadsheets write it: é is one byte.
  const bytes = Uint8Array.from(rows, (letter) => letter.charCodeAt(0));
  await userEvent.upload(canvas.getByLabelText(/^File/), new File([bytes], 'log.csv', { type: 'text/csv' }));
  await canvas.findByRole('heading', { name: 'Records in the file' });
}

async function bring(canvas: Canvas) {
  await choose(canvas);
  await userEvent.click(canvas.getByRole('radio', { name: '3 April 2026' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Import 2 records' }));
}

/** A file of an old spreadsheet is brought in, and taken out again. */
export const Live: Story = {
  async play({ canvas }) {
    await choose(canvas);
    await expect(canvas.getByText('Café des thérapeutes')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '3 April 2026' }));
    await expect(await canvas.findByText('03/04/2026')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 2 records' }));
    await waitFor(() => expect(screen.getByText('2 records were imported.')).toBeVisible());
    // A second press would bring the same file in again.
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Records in the file' })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo import of log.csv' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByText('2 records were taken out.')).toBeVisible());
  },
};

const upload = (canvas: Canvas, bytes: Uint8Array<ArrayBuffer>, name = 'log.csv') =>
  userEvent.upload(canvas.getByLabelText(/^File/), new File([bytes], name, { type: 'text/csv' }));

/** As a spreadsheet writes Unicode that says nothing of it. */
export const Utf16WithoutMark: Story = {
  async play({ canvas }) {
    await upload(canvas, Uint8Array.from([...rows].flatMap((letter) => [letter.charCodeAt(0), 0])));
    await expect(await canvas.findByText('Café des thérapeutes')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Unicode \(UTF-16\)/ })).toBeVisible();
  },
};

/** Two kinds of line ends lose no record, and an empty file says so instead of being read for ever. */
export const MixedAndEmpty: Story = {
  async play({ canvas }) {
    const mixed = 'sep=;\r\nActivity;Date;Hours\r\nA;2026-03-04;1\nB;2026-03-05;1\nC;2026-03-06;1\n';
    await upload(canvas, new TextEncoder().encode(mixed));
    await expect(await canvas.findByRole('button', { name: 'Import 3 records' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    await upload(canvas, new Uint8Array(), 'empty.csv');
    await expect(await canvas.findByText('There is nothing in this file.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Import/ })).toBeNull();
  },
};

export const ImportFails: Story = {
  beforeEach: answering(failing(calls.cpd.importRecords, sampleProblem)),
  async play({ canvas }) {
    await bring(canvas);
    await waitFor(() => expect(screen.getByText('The records could not be imported.')).toBeVisible());
    await expect(canvas.getByText('Café des thérapeutes')).toBeVisible();
  },
};

export const CannotBeRead: Story = {
  beforeEach: answering(failing(calls.cpd.previewImport, sampleProblem)),
  async play({ canvas }) {
    await userEvent.upload(canvas.getByLabelText(/^File/), new File([rows], 'log.csv', { type: 'text/csv' }));
    await waitFor(() => expect(canvas.getByText('The file could not be read.')).toBeVisible());
  },
};

export const EarlierCannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.cpd.batches, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Earlier imports could not be loaded.')).toBeVisible());
  },
};

export const UndoFails: Story = {
  beforeEach: answering(failing(calls.cpd.undoBatch, sampleProblem)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo import of/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText('The import could not be undone.')).toBeVisible());
  },
};
