import type { Random } from '../../../world/random.ts';
import type { WorldCpdBatch, WorldCpdRecord, WorldEvent, WorldTicket } from '../../../world/world-types.ts';

const day = 24 * 60;
const year = 365 * day;
const years = 3;
const zones = ['Australia/Sydney', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Perth'];

interface Plan {
  title: string;
  category: 'interactive' | 'self-directed';
  domain: string;
  presenter: string;
  minutes: number;
  learned: string;
  plan: string;
}

const clinical = 'Clinical skills';
const practice = 'Professional practice';
const people = 'Working with people';

const plans: readonly Plan[] = [
  {
    title: 'Peer supervision group',
    category: 'interactive',
    domain: practice,
    presenter: 'Hand therapy peer group',
    minutes: 90,
    learned: 'Two ways to say no to a referral without losing the referrer.',
    plan: 'Use the script with the next referral that does not fit.',
  },
  {
    title: 'Splinting after extensor tendon repair',
    category: 'interactive',
    domain: clinical,
    presenter: 'Dr Anneliese Hart',
    minutes: 210,
    learned: 'Relative motion splints let people return to work two weeks earlier.',
    plan: 'Offer it to the next suitable client and measure at six weeks.',
  },
  {
    title: 'Journal club: constraint therapy at home',
    category: 'interactive',
    domain: clinical,
    presenter: 'Journal club of the hospital',
    minutes: 60,
    learned: '',
    plan: '',
  },
  {
    title: 'Reading: goal setting with families',
    category: 'self-directed',
    domain: people,
    presenter: '',
    minutes: 45,
    learned: 'Families choose other goals when they are asked first.',
    plan: 'Ask before showing the assessment.',
  },
  {
    title: 'Online module: privacy and record keeping',
    category: 'self-directed',
    domain: practice,
    presenter: 'Learning centre',
    minutes: 120,
    learned: 'What must be kept for seven years, and what must not be kept at all.',
    plan: 'Clear the shared drive of old photographs.',
  },
  {
    title: 'Home modifications: reading a builder’s drawing',
    category: 'interactive',
    domain: clinical,
    presenter: 'Marcus Oyelaran',
    minutes: 180,
    learned: 'How to check the fall of a bathroom floor on paper.',
    plan: 'Take the checklist to the next site visit.',
  },
  {
    title: 'Podcast: fatigue after brain injury',
    category: 'self-directed',
    domain: people,
    presenter: '',
    minutes: 50,
    learned: '',
    plan: '',
  },
  {
    title: 'Supervising a student on placement',
    category: 'interactive',
    domain: practice,
    presenter: '',
    minutes: 300,
    learned: 'Feedback in the corridor is heard better than feedback on Friday.',
    plan: '',
  },
];

/** About eleven a year; who comes later in the list has written fewer of them. */
export function buildCpdRecords(
  personIds: readonly string[],
  { events, tickets }: { events: readonly WorldEvent[]; tickets: readonly WorldTicket[] },
  random: Random,
): WorldCpdRecord[] {
  return personIds.flatMap((personId, place) => [
    ...written(personId, 33 - 4 * place, random),
    ...attended(personId, events, tickets),
  ]);
}

const batchOf = (personId: string) => `cpd-batch-${personId}`;

/** The file that each of them brought their imported records in from. */
export function buildCpdBatches(records: readonly WorldCpdRecord[]): WorldCpdBatch[] {
  const personIds = new Set(records.filter(({ batchId }) => batchId !== null).map(({ personId }) => personId));
  return [...personIds].map((personId) => ({
    id: batchOf(personId),
    personId,
    kind: 'import',
    name: 'AHPRA log.csv',
    createdMinutesAgo: 30 * day,
  }));
}

function written(personId: string, count: number, random: Random): WorldCpdRecord[] {
  return Array.from({ length: Math.max(3, count) }, (_, index) => {
    const plan = random.pick(plans);
    const id = `cpd-${personId}-${index + 1}`;
    const hasEvidence = index % 3 === 0;
    const isImported = index % 7 === 5;
    return {
      ...plan,
      id,
      personId,
      // The newest is not finished yet.
      completedMinutesAgo: index === 0 ? null : Math.round((index / count) * years * year) + random.between(0, 9) * day,
      timeZone: random.pick(zones),
      eventId: null,
      source: isImported ? 'import' : 'own',
      batchId: isImported ? batchOf(personId) : null,
      attachments: hasEvidence
        ? [{ id: `${id}-evidence`, fileName: 'Certificate.pdf', type: 'application/pdf', picture: null }]
        : [],
    };
  });
}

/** What counts for CPD of the events that they came to. */
function attended(personId: string, events: readonly WorldEvent[], tickets: readonly WorldTicket[]): WorldCpdRecord[] {
  return tickets.flatMap((ticket) => {
    const event = events.find(({ id }) => id === ticket.eventId);
    if (ticket.personId !== personId || !ticket.hasAttended || !event?.cpdHours) return [];
    return {
      id: `cpd-${ticket.id}`,
      personId,
      title: event.title,
      category: 'interactive' as const,
      domain: clinical,
      presenter: event.presenters[0]?.name ?? '',
      completedMinutesAgo: -event.day * day,
      timeZone: event.timeZone,
      minutes: Math.round(event.cpdHours * 60),
      learned: '',
      plan: '',
      eventId: event.id,
      source: 'event' as const,
      batchId: null,
      attachments: [],
    };
  });
}
