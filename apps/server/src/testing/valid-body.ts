import { contract, type Endpoint } from '@portal/api/contract';
import { textFile } from './test-content.ts';
import { ticketBody } from './test-site.ts';

/** What an endpoint requires in its body, so that a test can spoil one thing at a time. */
export function validBody(endpoint: Endpoint): Record<string, unknown> {
  const {
    posts,
    comments,
    joining,
    auth,
    people,
    engagement,
    tickets,
    attendance,
    orders,
    refunds,
    desk,
    cart,
    waitingLists,
    cpd,
    goals,
    reminders,
    audits,
  } = contract;
  const ofType = { cartId: 'open', itemPriceId: 'free', quantity: 1 };
  const bodies = new Map<Endpoint, Record<string, unknown>>([
    [auth.signIn, { email: 'a@b.c', password: 'x' }],
    [auth.requestOneTimeLoginCode, { email: 'a@b.c', password: 'x' }],
    [auth.refresh, { refreshToken: 'x' }],
    [auth.exchangeTicket, ticketBody('x')],
    [engagement.track, { event: { kind: 'viewPage' } }],
    [people.search, { keyword: 'test', communityId: 'open' }],
    [posts.create, { communityId: 'open', title: 'Title', body: '<p>Body</p>' }],
    [posts.report, { message: 'Why' }],
    [posts.approveEdit, { version: 1, postVersion: 1 }],
    [posts.declineEdit, { version: 1 }],
    [posts.setStatus, { status: 99 }],
    [comments.create, { body: '<p>Body</p>' }],
    [comments.edit, { body: '<p>Body</p>' }],
    [comments.report, { message: 'Why' }],
    [tickets.register, { ticketPriceId: 'free' }],
    [tickets.cancel, { ticketId: 'open' }],
    [desk.saveFiles, { revision: 0 }],
    [refunds.ask, { ticketId: 'open', reason: 'I am ill.' }],
    [refunds.withdraw, { ticketId: 'open' }],
    [refunds.approve, { amount: 100, message: '' }],
    [refunds.decline, { reason: 'Too late.' }],
    [orders.cancel, { orderId: 'open' }],
    [cart.addItem, ofType],
    [cart.updateItem, ofType],
    [cart.removeItem, { cartItemId: 'open' }],
    [cart.checkout, { cartId: 'open' }],
    [waitingLists.join, { ticketPriceId: 'free' }],
    [waitingLists.leave, { ticketPriceId: 'free' }],
    [waitingLists.accept, { ticketPriceId: 'free' }],
    [
      tickets.nominate,
      {
        ticketId: 'open',
        nomineeTitle: 'Ms',
        nomineeName: 'Ana Tui',
        nomineeEmail: 'ana@example.org',
        nomineeMobile: '0491570156',
      },
    ],
    [
      tickets.update,
      { ticketId: 'open', dietaryRequirements: [], otherDietaryRequirement: null, accessibilityRequirement: null },
    ],
    [
      attendance.checkIn,
      {
        sentAt: '2026-11-22T09:00:00.000Z',
        scans: [
          {
            id: '5f1d7a90-1111-4222-8333-000000000001',
            at: '2026-11-22T09:00:00.000Z',
            action: 'in',
            how: 'name',
            ticketId: 'open',
          },
        ],
      },
    ],
    [cpd.addRecord, { title: 'Reading', minutes: 30 }],
    [cpd.editRecord, { title: 'Reading', minutes: 30, completedDate: '2026-03-01T00:00:00.000Z', revision: 0 }],
    [reminders.updateOfCpd, { quarter: false, month: true, week: true }],
    [goals.add, { title: 'Read a drawing', by: '2026-11-30' }],
    [goals.edit, { title: 'Read a drawing', by: '2026-11-30', revision: 0 }],
    [goals.reach, { isReached: true }],
    [goals.link, { recordIds: [] }],
    [goals.reflect, { text: 'I asked first.', revision: 0 }],
    [cpd.revoke, { reason: 'A duplicate.' }],
    [cpd.previewImport, { text: 'Title,Date,Hours\nReading,2024-03-05,1' }],
    [
      cpd.importRecords,
      {
        text: 'Title,Date,Hours\nReading,2024-03-05,1',
        fileName: 'log.csv',
        choices: {
          columns: {
            ...{ title: 0, completedDate: 1, length: 2, category: null },
            ...{ presenter: null, domain: null, learned: null, plan: null },
          },
          dayOrder: null,
          lengthUnit: 'hours',
        },
        lines: [2],
      },
    ],
    [cpd.unenrol, { courseId: 'open', courseCode: 'open' }],
    [audits.candidates, { periodId: '2026-11-30', filter: {} }],
    [
      audits.create,
      { name: 'Audit', periodId: '2026-11-30', dueOn: '2199-12-31', whom: { kind: 'named', personIds: ['member'] } },
    ],
    [audits.close, { revision: 0 }],
    [audits.accept, { revision: 0 }],
    [audits.return, { revision: 0, reason: 'Why', dueOn: '2199-12-31' }],
    [audits.extend, { revision: 0, dueOn: '2199-12-31' }],
    [audits.submit, { revision: 0, fingerprint: 'x', note: '' }],
    [joining.sendFiles, { files: textFile('a.txt') }],
  ]);
  return bodies.get(endpoint) ?? {};
}
