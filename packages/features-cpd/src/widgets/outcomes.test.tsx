import { type Interaction, recordOutcomes } from '@portal/kit/testing';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { elsewhere } from '../manifest.ts';
import { useImport } from '../pages/Import/use-import.ts';
import { NewRecordPage } from '../pages/Record/NewRecordPage.tsx';
import { emptyRecord, type RecordValues } from '../pages/Record/record-values.ts';
import { useSeries } from '../pages/Record/use-series.ts';
import { useRecordActions } from '../pages/Tracker/use-record-actions.ts';
import { sampleOptions, sampleRecord } from '../stories/sample-cpd.ts';
import { sampleBatch, samplePreview } from '../stories/sample-import.ts';

interface FormProps {
  onSave(values: RecordValues, read: { offered: object }): Promise<void>;
}

// The form itself has stories.
vi.mock('../pages/Record/RecordScreen.tsx', () => ({
  RecordScreen: ({ onSave }: FormProps) => {
    const offered = { timeZone: 'Australia/Sydney', unitMinutes: 60 };
    return <button onClick={() => void onSave(emptyRecord, { offered }).catch(() => undefined)}>Save</button>;
  },
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const writes: Interaction = async (around) => {
  render(around(<NewRecordPage params={{}} search={{}} onSearchChange={() => undefined} />));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
};

function runs<Hook>(useHook: () => Hook, run: (hook: Hook) => unknown): Interaction {
  return async (around) => {
    const { result } = renderHook(useHook, { wrapper: ({ children }) => around(children) });
    await act(async () => run(result.current));
  };
}

const series = { ...emptyRecord, days: ['2026-11-02', '2026-11-09'] };
const batch = sampleBatch({ batchId: 'b-1', recordsCount: 2 });
const together = { batchId: 'b-1', recordsCount: 2 };
const undone = { removedCount: 2, kept: [] };

const interactions: [outcome: string, deed: Interaction, reply: object, detail: object][] = [
  ['recorded', writes, { cpdId: 'r-1' }, { recordId: 'r-1' }],
  ['recorded', runs(useSeries, ({ save }) => save(series, sampleOptions).catch(() => undefined)), batch, together],
  ['recorded', runs(useImport, ({ onImport }) => onImport(samplePreview(), [1, 2])), batch, together],
  [
    'removed',
    runs(useRecordActions, ({ onDelete }) => onDelete(sampleRecord({ cpdId: 'r-1' }))),
    {},
    { recordId: 'r-1' },
  ],
  ['removed', runs(useImport, ({ onUndo }) => onUndo(batch)), undone, together],
];

/** Reads stay on their way; a change gets what the test says. */
function answer(response: () => Response): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) =>
    init?.method === undefined || init.method === 'GET' ? new Promise(() => undefined) : Promise.resolve(response()),
  );
}

test.each(interactions)(
  'a website is told of %s once, when the server has said yes',
  async (outcome, interact, reply, detail) => {
    answer(() => Response.json(reply));
    const { outcomes } = await recordOutcomes(interact);
    await waitFor(() => expect(outcomes).toEqual([[outcome, detail]]));
  },
);

test.each(interactions)('a website is not told of %s that the server has refused', async (_, interact) => {
  const problem = { code: 'conflict', status: 409, message: 'Not now.' };
  answer(() => Response.json(problem, { status: 409 }));
  const { outcomes, toasts } = await recordOutcomes(interact);
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(outcomes).toEqual([]);
});

test('a series that is taken out again is told of as removed, by the same name', async () => {
  answer(() => Response.json({ ...batch, ...undone }));
  const { outcomes } = await recordOutcomes(async (around) => {
    const { result } = renderHook(useSeries, { wrapper: ({ children }) => around(children) });
    await act(() => result.current.save(series, sampleOptions));
    await act(async () => result.current.onUndo());
  });
  await waitFor(() =>
    expect(outcomes).toEqual([
      ['recorded', together],
      ['removed', together],
    ]),
  );
});

test('each outcome of the manifest is told', () => {
  expect([...new Set(interactions.map(([outcome]) => outcome))]).toEqual(elsewhere.cpd.outcomes);
});
