import { testPortal, testProfile } from '@portal/kit/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleDetail } from '../../stories/sample-events.ts';
import { sampleTicket } from '../../stories/sample-tickets.ts';
import { LiveTickets } from './LiveTickets.tsx';

afterEach(cleanup);

const on = { enabled: true, accessRules: [] };
const handingBack = { cancellation_nominate_substitute: on };
const policy = { cancellation_terms_and_conditions: on };

/** Somebody holds a ticket that was paid for, in an organisation with these parts of events. */
function show(subModules: Record<string, typeof on>) {
  const tickets = [sampleTicket({ ticketPrice: 24_000, refundAmount: 21_600 })];
  const fetch = () => Promise.resolve(Response.json({ tickets }));
  const { wrapper } = testPortal({ profile: testProfile({ events: { subModules } }), fetch });
  render(<LiveTickets event={sampleDetail()} />, { wrapper });
}

test.each([
  ['may be given back and away', handingBack, true],
  ['stay with their holders', policy, false],
])('tickets %s as the organisation has it [EVT-214] [EVT-215] [PLT-075]', async (_, subModules, isOffered) => {
  show(subModules);
  await screen.findByRole('button', { name: 'Dietary and accessibility needs' });
  for (const name of ['Nominate a substitute', 'Request Refund'])
    expect(screen.queryAllByRole('button', { name })).toHaveLength(isOffered ? 1 : 0);
});

test.each([
  ['stands', { ...handingBack, ...policy }, true],
  ['does not stand', handingBack, false],
])(
  'the refund policy %s in the dialog as the organisation has it [EVT-221] [PLT-076]',
  async (_, subModules, isThere) => {
    show(subModules);
    fireEvent.click(await screen.findByRole('button', { name: 'Request Refund' }));
    await screen.findByRole('alertdialog', { name: 'Request Refund' });
    expect(screen.queryAllByText(/no refund for no-shows/)).toHaveLength(isThere ? 1 : 0);
  },
);
