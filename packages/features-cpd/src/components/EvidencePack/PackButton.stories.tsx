import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import { lazyComponent } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FunctionComponent } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { PackButton } from './PackButton.tsx';
import type { PackDialogProps } from './PackDialog.tsx';

const meta = {
  title: 'CPD/Evidence pack',
  component: PackButton,
  args: { periodId: '2026-12-31', years: '2026' },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof PackButton>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function open(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Evidence pack of 2026' }));
  return within(await screen.findByRole('dialog', { name: 'Evidence pack 2026' }));
}

async function pressDownload(dialog: Awaited<ReturnType<typeof open>>) {
  const button = await dialog.findByRole('button', { name: 'Download' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** A member looks at what is in the pack, and saves it. */
export const Live: Story = {
  async play({ canvas }) {
    const names: string[] = [];
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const dialog = await open(canvas);
    const records = await dialog.findByRole('list', { name: 'Records in the pack' });
    await expect(within(records).getAllByRole('listitem').length).toBeGreaterThan(0);
    await pressDownload(dialog);
    await waitFor(() => expect(names).toEqual(['CPD evidence 2026-01-01 to 2026-12-31.zip']));
    await waitFor(() => expect(dialog.getByText(/Its SHA-256 is [\da-f]{64}$/)).toBeVisible());
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

let many = liveMock();

function withMany() {
  many = liveMock();
  const { cpdRecords, people } = many.state;
  const mia = people.values().find(({ email }) => email === 'mia.nguyen@example.org');
  const one = cpdRecords.values().find(({ personId, completedAt, isDeleted }) => {
    return personId === mia?.id && !isDeleted && completedAt?.getUTCFullYear() === 2026;
  });
  if (one === undefined) throw new Error('Nothing of this year is finished');
  for (let at = 0; at < 60; at += 1) cpdRecords.set(`many-${at}`, { ...one, id: `many-${at}`, title: 'One of many' });
}

/** Those after the first fifty are asked for as they are wanted, and only then. */
export const ManyRecords: Story = {
  beforeEach({ msw }) {
    withMany();
    msw.use(...many.handlers);
  },
  async play({ canvas }) {
    const dialog = await open(canvas);
    await dialog.findByRole('list', { name: 'Records in the pack' });
    const renderedCount = () => dialog.getAllByRole('listitem').length;
    await expect(renderedCount()).toBe(50);
    await expect(many.answered).not.toContain('packs.records');
    await userEvent.click(dialog.getByRole('button', { name: 'Show more records' }));
    await waitFor(() => expect(renderedCount()).toBeGreaterThan(59));
    await expect(dialog.queryByRole('button', { name: 'Show more records' })).toBeNull();
  },
};

export const MoreCannotBeLoaded: Story = {
  beforeEach({ msw }) {
    withMany();
    msw.use(failing(calls.packs.records, sampleProblem), ...many.handlers);
  },
  async play({ canvas }) {
    const dialog = await open(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Show more records' }));
    await waitFor(() => expect(dialog.getByText('More records could not be loaded.')).toBeVisible());
  },
};

/** As it stood on an earlier day: the file says so in its name. */
export const AsOfADay: Story = {
  async play({ canvas }) {
    const names: string[] = [];
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const dialog = await open(canvas);
    await dialog.findByRole('list', { name: 'Records in the pack' });
    const [first] = dialog.getAllByRole('spinbutton');
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('15112026');
    await userEvent.tab();
    await pressDownload(dialog);
    await waitFor(() =>
      expect(names).toEqual(['CPD evidence 2026-01-01 to 2026-12-31, as it stood on 2026-11-15.zip']),
    );
  },
};

/** The code of its dialog could not be fetched. */
export const CannotBeOpened: Story = {
  args: {
    dialog: lazyComponent<FunctionComponent<PackDialogProps>>(() =>
      Promise.reject(new Error('The code of the pack could not be fetched.')),
    ),
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Evidence pack of 2026' }));
    await waitFor(() => expect(screen.getByText('The evidence pack could not be opened. Try again.')).toBeVisible());
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.packs.preview, sampleProblem)),
  async play({ canvas }) {
    const dialog = await open(canvas);
    await waitFor(() => expect(dialog.getByText('What is in the evidence pack could not be loaded.')).toBeVisible());
  },
};

/** What is in the way is said where the member can do something about it. */
export const DownloadIsRefused: Story = {
  beforeEach: answering(
    failing(calls.packs.download, { code: 'too_large', message: 'A pack holds at most 1 GB of evidence.' }),
  ),
  async play({ canvas }) {
    await pressDownload(await open(canvas));
    await waitFor(() => expect(screen.getByText('The evidence pack could not be downloaded.')).toBeVisible());
    await expect(screen.getByText('A pack holds at most 1 GB of evidence.')).toBeVisible();
  },
};

export const DownloadFails: Story = {
  beforeEach: answering(failing(calls.packs.download, sampleProblem)),
  async play({ canvas }) {
    const dialog = await open(canvas);
    await pressDownload(dialog);
    await waitFor(() => expect(screen.getByText('The evidence pack could not be downloaded.')).toBeVisible());
    await expect(dialog.queryByText(/SHA-256/)).toBeNull();
  },
};
