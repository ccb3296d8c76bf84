import type { Random } from '../../../world/random.ts';
import type { WorldEvent, WorldPerson, WorldTicket, WorldWaiting } from '../../../world/world-types.ts';
import { tagIdsOf } from '../../communities/world/communities.ts';
import { eventContent } from './event-content.ts';
import { eventCategories, type EventPlace, eventPlaces, type EventPlan, eventPlans } from './event-plans.ts';

const count = 120;
/** The first is held a year ago, the last in a year; none on the days around today, so that what is told of one does not depend on the hour. */
const daysApart = 6;
const daysAround = 4;
const hour = 60;
const day = 24 * hour;

/** Two years of events, half of them to come. */
export function buildEvents(
  people: readonly WorldPerson[],
  random: Random,
): { events: WorldEvent[]; tickets: WorldTicket[]; waiting: WorldWaiting[] } {
  const guests = people.filter(({ role, contactTypes }) => role === 'Standard' && contactTypes.includes('Member'));
  const events = Array.from({ length: count }, (_, index) => toEvent(index, guests, random));
  const tickets = events.flatMap((event) => ticketsOf(event, guests, random));
  const waiting = waitingFor(events, guests);
  const offered = new Set(waiting.flatMap(({ isOffered, ticketTypeId }) => (isOffered ? [ticketTypeId] : [])));
  // The seat that is offered is the one that somebody has given back.
  return {
    events,
    tickets: tickets.filter(({ id, ticketTypeId }) => !(offered.has(ticketTypeId) && id.endsWith('-n6'))),
    waiting,
  };
}

const lengths: Record<WorldEvent['kind'], number> = {
  webinar: hour,
  cpd: 7 * hour,
  conference: 2 * day + 8 * hour,
  general: 3 * hour,
  meeting: 90,
};
const starts: Record<WorldEvent['kind'], string> = {
  webinar: '12:30',
  cpd: '09:00',
  conference: '08:30',
  general: '18:00',
  meeting: '22:30',
};
const hoursOfCpd: Partial<Record<WorldEvent['kind'], number>> = { webinar: 1, cpd: 6.5, conference: 18 };
const prices: Record<WorldEvent['kind'], number> = {
  webinar: 0,
  cpd: 24_000,
  conference: 89_000,
  general: 0,
  meeting: 0,
};

function toEvent(index: number, guests: readonly WorldPerson[], random: Random): WorldEvent {
  const plan = eventPlans[(index * 7) % eventPlans.length];
  const place = placeOf(plan?.kind ?? 'general', index);
  if (plan === undefined) throw new Error('There are no plans of events');
  const id = `e-${String(index + 1).padStart(3, '0')}`;
  const { kind } = plan;
  const timing = { day: dayOf(index) + random.between(0, 2), startTime: starts[kind], minutes: lengths[kind] };
  // Some of the webinars are paid for.
  const amount = kind === 'webinar' && index % 4 === 0 ? 4_500 : prices[kind];
  return {
    id,
    ...aboutOf(plan, place, index),
    ...timing,
    timeZone: place.timeZone,
    locationId: place.id,
    address: place.address,
    status: index % 29 === 0 ? 'cancelled' : index % 37 === 5 ? 'draft' : 'published',
    isMembersOnly: kind === 'meeting',
    opensDaysBefore: kind === 'conference' ? 170 : null,
    closesDaysBefore: kind === 'cpd' ? 2 : null,
    isSingleClick: kind !== 'conference',
    ticketTypes: ticketTypesOf(id, kind, amount, index),
    ...eventContent(id, plan, timing, place, random.sample(guests, kind === 'conference' ? 4 : 1)),
  };
}

function dayOf(index: number): number {
  const fromNow = index - count / 2;
  return fromNow * daysApart + (fromNow < 0 ? -daysAround / 2 : daysAround);
}

function placeOf(kind: WorldEvent['kind'], index: number): EventPlace {
  const [online, ...rooms] = eventPlaces;
  const place = kind === 'webinar' ? online : rooms[index % rooms.length];
  if (place === undefined) throw new Error('Events have no places');
  return place;
}

function aboutOf(plan: EventPlan, place: EventPlace, index: number) {
  const cpdHours = hoursOfCpd[plan.kind] ?? null;
  const category = eventCategories.find(({ label }) => label === plan.category);
  return {
    title: place.address === null || index % 3 === 0 ? plan.title : `${plan.title}, ${place.name}`,
    kind: plan.kind,
    shortDesc: plan.shortDesc,
    image: plan.cover === null ? null : `cover-${plan.cover}`,
    categoryIds: category === undefined ? [] : [category.id],
    tagIds: tagIdsOf(plan.tags),
    cpdHours,
    cpdDetails:
      cpdHours === null
        ? []
        : [
            { key: 'CPD hours', value: String(cpdHours) },
            { key: 'Domain', value: plan.category ?? 'Professional practice' },
            { key: 'Evidence', value: 'Certificate of attendance' },
          ],
  };
}

function ticketTypesOf(
  eventId: string,
  kind: WorldEvent['kind'],
  amount: number,
  index: number,
): WorldEvent['ticketTypes'] {
  // Every ninth is small enough that its guests fill it.
  const capacity = index % 9 === 4 ? 6 : kind === 'webinar' ? null : 80;
  const standard = {
    id: `${eventId}-t1`,
    name: amount === 0 ? 'Free registration' : 'Member',
    amountCents: amount,
    capacity,
    isMembersOnly: false,
  };
  if (kind !== 'conference') return [standard];
  return [
    { ...standard, name: 'Full conference', capacity: 300 },
    { id: `${eventId}-t2`, name: 'Single day', amountCents: 39_000, capacity: 60, isMembersOnly: false },
    {
      id: `${eventId}-t3`,
      name: 'Student',
      amountCents: 12_000,
      capacity: index % 2 === 0 ? 4 : 40,
      isMembersOnly: true,
    },
  ];
}

/** Small events are full; of the first account everything in sight is attended that falls to it. */
function ticketsOf(event: WorldEvent, guests: readonly WorldPerson[], random: Random): WorldTicket[] {
  const [me] = guests;
  const type = event.ticketTypes.at(-1);
  if (event.status === 'draft' || type === undefined || me === undefined) return [];
  const isMine = Number(event.id.slice(2)) % 8 === 1;
  const isSmall = type.capacity !== null && type.capacity <= 6;
  const others = random.sample(
    guests.slice(1),
    isSmall ? (type.capacity ?? 0) - Number(isMine) : random.between(0, 12),
  );
  return (isMine ? [me, ...others] : others).map((person, index) => ({
    id: `${event.id}-n${index + 1}`,
    eventId: event.id,
    ticketTypeId: type.id,
    personId: person.id,
    bookedDaysBefore: random.between(3, 40),
    hasAttended: event.day < 0 && event.status === 'published' && index % 5 !== 4,
    ...needsOf(index),
  }));
}

/** What some of those who come have said that they eat and need. */
function needsOf(
  index: number,
): Pick<WorldTicket, 'dietaryRequirements' | 'otherDietaryRequirement' | 'accessibilityRequirement'> {
  const diets = [[], ['vegetarian'], [], ['vegan', 'nutFree'], ['glutenFree'], []][index % 6] ?? [];
  return {
    dietaryRequirements: diets,
    otherDietaryRequirement: index % 7 === 4 ? 'No coriander, please' : null,
    accessibilityRequirement: index % 7 === 5 ? 'A seat near the door, and room for a wheelchair' : null,
  };
}

/** Of the small events to come that are full: at the first a seat is offered to the first account, at the second it waits behind two, and for the third others wait. */
function waitingFor(events: readonly WorldEvent[], guests: readonly WorldPerson[]): WorldWaiting[] {
  const [me, ...others] = guests;
  const small = events.filter(
    ({ id, day, kind, status, ticketTypes }) =>
      day > 0 &&
      kind !== 'conference' &&
      status === 'published' &&
      ticketTypes[0]?.capacity === 6 &&
      Number(id.slice(2)) % 8 !== 1,
  );
  if (me === undefined) return [];
  // None of the last has a ticket of these: those are drawn by chance, and these wait for what they do not have.
  const lines = [[me], [...others.slice(-2), me, ...others.slice(-4, -2)], others.slice(-9)];
  return lines.flatMap((line, at) => {
    const event = small[at];
    const type = event?.ticketTypes[0];
    if (event === undefined || type === undefined) return [];
    return line.map((person, place) => ({
      id: `${event.id}-w${place + 1}`,
      eventId: event.id,
      ticketTypeId: type.id,
      personId: person.id,
      isOffered: at === 0,
    }));
  });
}
