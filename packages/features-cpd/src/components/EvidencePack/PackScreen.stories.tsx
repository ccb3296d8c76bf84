import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { samplePack, samplePackedRecord } from '../../stories/sample-pack.ts';
import { PackScreen, type PackScreenProps } from './PackScreen.tsx';

const meta = {
  title: 'CPD/Evidence pack/Screen',
  component: PackScreen,
  args: {
    years: '2025 - 2026',
    view: ready(samplePack()),
    asOf: null,
    days: { first: null, last: '2026-11-21' },
    saved: null,
    isSaving: false,
    further: fn<PackScreenProps['further']>(() => null),
    onDay: fn(),
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PackScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const download = () => screen.findByRole('button', { name: 'Download' });

export const Loading: Story = {
  args: { view: loading },
  async play() {
    await expect(await download()).toBeDisabled();
  },
};

export const Empty: Story = {
  args: { view: empty },
  async play() {
    await waitFor(() => expect(screen.getByText('No record of this period is finished.')).toBeVisible());
    await expect(await download()).toBeDisabled();
  },
};

export const EmptyOnThatDay: Story = {
  args: { view: empty, asOf: '2025-12-02' },
  async play() {
    await waitFor(() => expect(screen.getByText('No record of this period was finished on 02/12/2025.')).toBeVisible());
  },
};

export const Failed: Story = {
  args: { view: failedView },
  async play() {
    await waitFor(() => expect(screen.getByText('What is in the evidence pack could not be loaded.')).toBeVisible());
    await expect(await download()).toBeDisabled();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  async play({ args }) {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Evidence pack 2025 - 2026' })).toBeVisible());
    await waitFor(() => expect(screen.getByText('14 of 20 hrs')).toBeVisible());
    await waitFor(() => expect(screen.getByText('3 records · 2 files · 482 kB of evidence')).toBeVisible());
    await waitFor(() => expect(screen.getByText('1 record has no evidence.')).toBeVisible());
    await waitFor(() => expect(screen.getByText('No evidence')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Record as a PDF')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Certificate.pdf · 482 kB')).toBeVisible());
    await userEvent.click(await download());
    await expect(args.onSave).toHaveBeenCalledWith('CPD evidence 2025-12-01 to 2026-11-30.zip');
  },
};

/** By keyboard: from the day to the download, and out with Escape. */
export const Keyboard: Story = {
  async play({ args }) {
    await screen.findByRole('dialog');
    const button = await download();
    for (let steps = 0; document.activeElement !== button && steps < 20; steps += 1) await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WithEvidenceThatWasRemoved: Story = {
  args: {
    asOf: '2026-04-01',
    view: ready(
      samplePack({
        asOf: '2026-04-01',
        records: [
          samplePackedRecord({
            files: [{ name: 'photo.jpg', path: 'evidence/01 Splinting – photo.jpg', bytes: 10, isRemoved: true }],
            lacksEvidence: true,
          }),
        ],
      }),
    ),
  },
  async play() {
    await waitFor(() => expect(screen.getByText('Removed since: photo.jpg')).toBeVisible());
    await waitFor(() => expect(screen.getByText(/They are not in the pack\.$/)).toBeVisible());
  },
};

/** Of days before nothing certain is known. */
export const KeptSinceADay: Story = {
  args: { days: { first: '2026-05-01', last: '2026-11-21' } },
  async play() {
    await waitFor(() => expect(screen.getByText(/What changed is kept since 01\/05\/2026/)).toBeVisible());
  },
};

/** Of that day goals and reflection are not known. */
export const BeforePlansWereKept: Story = {
  args: { asOf: '2026-02-01', view: ready(samplePack({ asOf: '2026-02-01', hasPlan: false })) },
  async play() {
    await waitFor(() => expect(screen.getByText(/^Goals and reflection are not in it/)).toBeVisible());
  },
};

/** Those after the first are asked for as they are wanted. */
export const ManyRecords: Story = {
  args: {
    view: ready(samplePack({ recordsCount: 120, nextCursor: 'place' })),
    further: fn<PackScreenProps['further']>(() => 'The others'),
  },
  async play({ args }) {
    await waitFor(() => expect(screen.getByText(/^120 records/)).toBeVisible());
    await expect(args.further).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Show more records' }));
    await waitFor(() => expect(screen.getByText('The others')).toBeVisible());
    await expect(args.further).toHaveBeenCalledWith('place');
    await expect(screen.queryByRole('button', { name: 'Show more records' })).toBeNull();
  },
};

export const TooManyFiles: Story = {
  args: { view: ready(samplePack({ filesCount: 60_001, excess: 'files' })) },
  async play() {
    await waitFor(() => expect(screen.getByText(/^A pack holds at most 60000 files\./)).toBeVisible());
    await expect(await download()).toBeDisabled();
  },
};

export const TooManyBytes: Story = {
  args: { view: ready(samplePack({ bytes: 1_200_000_000, excess: 'bytes' })) },
  async play() {
    await waitFor(() => expect(screen.getByText(/^A pack holds at most 1\.1 GB of evidence\./)).toBeVisible());
    await expect(await download()).toBeDisabled();
  },
};

export const Saving: Story = {
  args: { isSaving: true },
  async play() {
    await expect(await screen.findByRole('button', { name: /^Download/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Saved: Story = {
  args: {
    saved: {
      name: 'CPD evidence 2025-12-01 to 2026-11-30.zip',
      sum: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
  },
  async play() {
    await expect(await screen.findByRole('status')).toHaveTextContent('Saved as CPD evidence 2025-12-01 to 2026-11-30');
    await waitFor(() => expect(screen.getByText(/Its SHA-256 is 9f86d081/)).toBeVisible());
  },
};

export const SavedWithoutSum: Story = {
  args: { saved: { name: 'CPD evidence 2025-12-01 to 2026-11-30.zip', sum: null } },
  async play() {
    await waitFor(() => expect(screen.getByText(/^The same records give the same file\./)).toBeVisible());
  },
};

/** Long names break, and nothing leaves the screen. */
export const LongNames: Story = {
  globals: { width: '360px' },
  args: {
    view: ready(
      samplePack({
        records: Array.from({ length: 12 }, (_, at) =>
          samplePackedRecord({
            cpdId: `r${at}`,
            number: String(at + 1).padStart(2, '0'),
            title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
            files: [
              {
                name: `${'scan-of-a-certificate-'.repeat(5)}.pdf`,
                path: 'evidence/long.pdf',
                bytes: 4_900_000,
                isRemoved: false,
              },
            ],
            lacksEvidence: at % 2 === 0,
          }),
        ),
      }),
    ),
  },
};
