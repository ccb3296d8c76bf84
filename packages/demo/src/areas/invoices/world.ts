import type { DemoAccount, WorldInvoice, WorldPerson } from '../../world/world-types.ts';

const year = 365;
const membership = { itemName: 'Membership, full', quantity: 1, unitCents: 68_200, hasGst: true };
const insurance = { itemName: 'Professional indemnity insurance', quantity: 1, unitCents: 14_300, hasGst: true };
const donation = { itemName: 'Donation to the research foundation', quantity: 1, unitCents: 5_000, hasGst: false };
const interest = { itemName: 'Interest group, hand therapy', quantity: 1, unitCents: 4_400, hasGst: true };

/** Years of a member: a membership each, and what they bought besides. */
const membershipYears = [0, 1, 2, 3, 4, 5];
const extras = [
  { description: 'Interest group fee', daysAgo: 40, lines: [interest], status: 'Paid' },
  {
    description: 'Handbook of splinting',
    daysAgo: 95,
    lines: [book('Handbook of splinting', 8_800)],
    status: 'Refunded',
  },
  {
    description: 'Room for a journal club',
    daysAgo: 160,
    lines: [book('Meeting room, half a day', 16_500)],
    status: 'Cancelled',
  },
  {
    description: 'Outcome measures, two copies',
    daysAgo: 230,
    lines: [book('Outcome measures', 4_950, 2)],
    status: 'Paid',
  },
  { description: 'Donation', daysAgo: 310, lines: [donation], status: 'Paid' },
  { description: 'Interest group fee', daysAgo: 405, lines: [interest], status: 'Paid' },
] as const;

/** Of the demo member for years, of the moderator for one, and of whoever has lapsed the renewal that waits. */
export function buildInvoices(accounts: readonly DemoAccount[], people: readonly WorldPerson[]): WorldInvoice[] {
  const [me, other] = accounts;
  const lapsed = people.find(({ membershipLapsed }) => membershipLapsed);
  const drafts = [
    ...(me === undefined
      ? []
      : [...membershipYears.map((years) => renewalOf(me, years)), ...extras.map((one) => extraOf(me, one))]),
    ...(other === undefined ? [] : [renewalOf(other, 1)]),
    ...(lapsed === undefined
      ? []
      : [
          {
            ...renewalOf({ personId: lapsed.id }, 0),
            daysAgo: 60,
            dueInDays: -30,
            membershipDays: { start: -29, end: year - 30 },
          },
        ]),
  ];
  return drafts.toSorted((a, b) => b.daysAgo - a.daysAgo).map((draft, at) => ({ ...draft, ...namesOf(at) }));
}

type Draft = Omit<WorldInvoice, 'id' | 'invoiceNum'>;

/** The latest waits to be paid. */
function renewalOf({ personId }: Pick<DemoAccount, 'personId'>, years: number): Draft {
  const lines = years % 2 === 0 ? [membership, insurance] : [membership];
  return {
    ...{ personId, description: 'Membership renewal', lines: [...lines], refundedCents: 0 },
    ...{ daysAgo: 10 + years * year, dueInDays: 20 - years * year },
    status: years === 0 ? 'Pending' : 'Paid',
    paidCents: years === 0 ? 0 : sumOf(lines),
    // The first member's ends in sixty days.
    membershipDays: { start: 61 - years * year, end: 60 - (years - 1) * year },
  };
}

function extraOf({ personId }: DemoAccount, { description, daysAgo, lines, status }: (typeof extras)[number]): Draft {
  const sum = sumOf(lines);
  return {
    ...{ personId, description, daysAgo, dueInDays: null, status, lines: [...lines], membershipDays: null },
    paidCents: status === 'Cancelled' ? 0 : sum,
    refundedCents: status === 'Refunded' ? sum : 0,
  };
}

function book(itemName: string, unitCents: number, quantity = 1) {
  return { itemName, quantity, unitCents, hasGst: true };
}

function sumOf(lines: readonly WorldInvoice['lines'][number][]): number {
  return lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
}

function namesOf(at: number): Pick<WorldInvoice, 'id' | 'invoiceNum'> {
  const number = String(at + 1);
  return { id: `00000000-0000-4000-8000-${number.padStart(12, '0')}`, invoiceNum: `INV-${number.padStart(6, '0')}` };
}
