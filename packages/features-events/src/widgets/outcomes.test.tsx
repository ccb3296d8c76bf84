import { type Interaction, recordOutcomes } from '@portal/kit/testing';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FavouriteToggle } from '../components/FavouriteToggle/FavouriteToggle.tsx';
import { useTicketChanges } from '../components/Tickets/use-ticket-changes.ts';
import { useWaitingLists } from '../components/WaitingList/use-waiting-lists.ts';
import { elsewhere } from '../manifest.ts';
import { useRegistration } from '../model/use-registration.ts';
import { sampleTicket } from '../stories/sample-tickets.ts';
import { sampleWaiting } from '../stories/sample-waiting.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const offered = sampleWaiting({ eventId: 'e-1', ticketPriceId: 't-1', status: 'offered' });
const done = { success: true, message: '', checkoutUrl: null };

function runs<Hook>(
  useHook: () => Hook,
  run: (hook: Hook) => Promise<unknown>,
  isReady: (hook: Hook) => boolean = () => true,
): Interaction {
  return async (around) => {
    const { result } = renderHook(useHook, { wrapper: ({ children }) => around(children) });
    await waitFor(() => expect(isReady(result.current)).toBe(true));
    await act(() => run(result.current).catch(() => undefined));
  };
}

const favours: Interaction = async (around) => {
  render(around(<FavouriteToggle event={{ id: 'e-1', title: 'Splints', isFavorite: false }} />));
  fireEvent.click(screen.getByRole('button'));
  // What was clicked just now is sent before the page goes.
  fireEvent(window, new Event('pagehide'));
};

const isListed = ({ view }: ReturnType<typeof useWaitingLists>) => view.state === 'ready';
const interactions: [outcome: string, deed: Interaction, reply: object, detail: object][] = [
  [
    'registered',
    runs(
      () => useRegistration('e-1'),
      ({ register }) => register('t-1'),
    ),
    done,
    { eventId: 'e-1', ticketPriceId: 't-1' },
  ],
  [
    'registered',
    runs(useWaitingLists, ({ waitingList }) => waitingList.accept('t-1', 24_000), isListed),
    done,
    { eventId: 'e-1', ticketPriceId: 't-1' },
  ],
  [
    'cancelled',
    runs(useTicketChanges, ({ cancel }) => cancel('n-1')),
    { data: sampleTicket(), message: '' },
    { ticketId: 'n-1' },
  ],
  [
    'waited',
    runs(useWaitingLists, ({ waitingList }) => waitingList.join('t-1'), isListed),
    done,
    { ticketPriceId: 't-1', isWaiting: true },
  ],
  [
    'waited',
    runs(useWaitingLists, ({ waitingList }) => waitingList.leave('t-1'), isListed),
    done,
    { ticketPriceId: 't-1', isWaiting: false },
  ],
  ['favourited', favours, {}, { eventId: 'e-1', isFavourite: true }],
];

/** Reads are answered; a change gets what the test says. */
function answer(response: () => Response): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) =>
    init?.method === 'GET' || init?.method === undefined ? Response.json({ entries: [offered] }) : response(),
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

test('a ticket that stays is not told of as cancelled, and one that is still to be paid for not as had', async () => {
  const cancels = runs(useTicketChanges, ({ cancel }) => cancel('n-1'));
  answer(() => Response.json({ data: null, message: 'It is too late.' }));
  const recorded = await recordOutcomes(cancels);
  expect(recorded.outcomes).toEqual([]);
  const navigation = { link: () => null, navigate: vi.fn(), back: vi.fn() };
  const registers = runs(
    () => useRegistration('e-1'),
    ({ register }) => register('t-1'),
  );
  answer(() => Response.json({ ...done, checkoutUrl: 'https://pay.example/1' }));
  const unpaid = await recordOutcomes(registers, { navigation });
  await waitFor(() => expect(navigation.navigate).toHaveBeenCalledOnce());
  expect(unpaid.outcomes).toEqual([]);
});

test('each outcome of the manifest is told', () => {
  expect([...new Set(interactions.map(([outcome]) => outcome))]).toEqual(elsewhere.events.outcomes);
});
