import { callings, type Calling } from './callings.ts';
import { demoPeople } from './demo-people.ts';
import { directoryOf, expertiseOf } from './directory.ts';
import { nameStocks, type NameStock } from './names.ts';
import { segments, states } from './places.ts';
import type { Random } from '../../../world/random.ts';
import type { ContactType, UserRole, WorldPerson } from '../../../world/world-types.ts';

/** A person and the field of work that decides what they join and write about. */
export interface Inhabitant {
  person: WorldPerson;
  area: string;
  isFirstNations: boolean;
}

const peopleCount = 424;
const day = 1440;
const inventedPlaces =
  'Rivermouth, Ironbark, Currawong, Saltwater, Blue Wren, Kingfisher, Red Gum, Tidewater, Stringybark, Wandering Creek'.split(
    ', ',
  );
/** Numbers that the Australian regulator keeps for film and print. */
const mobiles =
  '0491 570 158, 0491 570 159, 0491 570 110, 0491 570 313, 0491 570 737, 0491 571 266, 0491 571 491, 0491 571 804, 0491 572 549, 0491 572 665, 0491 572 983, 0491 573 770'.split(
    ', ',
  );
const mailDomains = ['example.org', 'example.com', 'example.net', 'mail.example.org', 'clinic.example.com'];

interface Position {
  role: UserRole;
  contactTypes: ContactType[];
}

/** Who is more than a plain member, by their place in the list after the demo accounts. */
function positionOf(index: number): Position {
  if (index % 140 === 7) return { role: 'Admin', contactTypes: ['Member', 'Staff'] };
  if (index % 200 === 11) return { role: 'WorkSpaceOwner', contactTypes: ['Staff'] };
  if (index % 52 === 15) return { role: 'Manager', contactTypes: ['Member'] };
  if (index % 37 === 21) return { role: 'Standard', contactTypes: ['Staff'] };
  if (index % 23 === 9) return { role: 'Standard', contactTypes: ['ClientUser'] };
  if (index % 41 === 3) return { role: 'Standard', contactTypes: ['Member', 'ClientUser'] };
  return { role: 'Standard', contactTypes: ['Member'] };
}

function byWeight<T extends { weight: number }>(random: Random, items: readonly T[]): T {
  const item = random.choose(items, ({ weight }) => weight);
  if (item === undefined) throw new Error('An empty stock');
  return item;
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .replaceAll('đ', 'd')
    .toLowerCase();
}

function segmentsOf(homeState: string, area: string, random: Random): string[] {
  const wanted = [`segment-${homeState.toLowerCase()}`];
  if (area === 'hand' || random.chance(0.05)) wanted.push('segment-hand');
  if (area === 'rural' || random.chance(0.08)) wanted.push('segment-rural');
  return wanted.filter((id) => segments.some((segment) => segment.id === id));
}

/** Hands out the faces that suit a family, in turn, so that a face comes back as late as it can. */
function createFaceBook(): (stock: NameStock, key: 'she' | 'he') => string {
  const turns = new Map<number[], number>();
  return (stock, key) => {
    const faces = stock.faces[key];
    const turn = turns.get(faces) ?? 0;
    turns.set(faces, turn + 1);
    return `portrait-${String(faces[turn % faces.length]).padStart(2, '0')}`;
  };
}

function pronounOf(isShe: boolean, random: Random): string | null {
  if (random.chance(0.04)) return isShe ? 'she/they' : 'they/them';
  return random.chance(0.42) ? (isShe ? 'she/her' : 'he/him') : null;
}

interface Name {
  stock: NameStock;
  isShe: boolean;
  firstName: string;
  lastName: string;
}

function createNamer(random: Random, taken: Set<string>): () => Name {
  return () => {
    for (;;) {
      const stock = byWeight(random, nameStocks);
      const isShe = random.chance(0.84);
      const firstName = random.pick(isShe ? stock.she : stock.he);
      const lastName = random.pick(stock.family);
      const key = `${plain(firstName)}.${plain(lastName)}`;
      if (taken.has(key)) continue;
      taken.add(key);
      return { stock, isShe, firstName, lastName };
    }
  };
}

function workOf(calling: Calling, random: Random): Pick<WorldPerson, 'organisationName' | 'jobTitle' | 'description'> {
  return {
    organisationName: random.pick(calling.employers).replace('{place}', random.pick(inventedPlaces)),
    jobTitle: random.pick(calling.titles),
    description: random.pick(calling.descriptions),
  };
}

function staffWork(random: Random): Pick<WorldPerson, 'organisationName' | 'jobTitle' | 'description'> {
  return {
    organisationName: 'The association',
    jobTitle: random.pick([
      'Member services officer',
      'Professional practice adviser',
      'Events coordinator',
      'Communications lead',
      'Policy adviser',
    ]),
    description: random.pick([
      'Here to help with anything about your membership.',
      'Writes the submissions and reads the legislation.',
      'Books the rooms, prints the badges, finds the lost umbrellas.',
    ]),
  };
}

function clientWork(
  calling: Calling,
  random: Random,
): Pick<WorldPerson, 'organisationName' | 'jobTitle' | 'description'> {
  return {
    ...workOf(calling, random),
    jobTitle: random.pick(['Practice manager', 'Office manager', 'People and culture lead', 'Education coordinator']),
    description: random.pick([
      'Looks after registrations and renewals for our therapists.',
      'Keeps the diary, the invoices and the therapists in order.',
    ]),
  };
}

export function buildPeople(random: Random): Inhabitant[] {
  const taken = new Set(demoPeople.map(({ person }) => `${plain(person.firstName)}.${plain(person.lastName)}`));
  const nameOf = createNamer(random, taken);
  const faceOf = createFaceBook();
  const others = Array.from({ length: peopleCount - demoPeople.length }, (_, index): Inhabitant => {
    const { stock, isShe, firstName, lastName } = nameOf();
    const { role, contactTypes } = positionOf(index);
    const calling = byWeight(random, callings);
    const homeState = byWeight(random, states);
    const isMember = contactTypes.includes('Member');
    const work = isMember
      ? workOf(calling, random)
      : contactTypes.includes('Staff')
        ? staffWork(random)
        : clientWork(calling, random);
    const joinedYears =
      calling.area === 'students' || calling.area === 'newgrad'
        ? 0.3 + random.next() * 2.5
        : 0.2 + random.next() ** 1.6 * 18;
    return {
      area: isMember ? calling.area : 'none',
      isFirstNations: stock.isFirstNations ?? false,
      person: {
        id: `p-${String(index + demoPeople.length + 1).padStart(3, '0')}`,
        firstName,
        lastName,
        pronoun: pronounOf(isShe, random),
        email: `${plain(firstName)}.${plain(lastName)}@${random.pick(mailDomains)}`,
        role,
        contactTypes,
        homeState: homeState.code,
        suburb: random.pick(homeState.suburbs),
        ...work,
        segmentIds: segmentsOf(homeState.code, calling.area, random),
        avatar: random.chance(0.6) ? faceOf(stock, isShe ? 'she' : 'he') : null,
        membershipLapsed: isMember && role === 'Standard' && index % 33 === 17,
        tfaEnabled: index % 19 === 5,
        mobile: index % 3 === 0 ? (mobiles[(index / 3) % mobiles.length] ?? null) : null,
        // Every other one of those who have both a second factor and a mobile.
        allowSms: index % 114 === 24,
        joinedMinutesAgo: Math.round(joinedYears * 365 * day),
        memberNumber: isMember ? String(204_311 + index * 37) : `C${10_420 + index * 13}`,
        expertise: isMember ? expertiseOf(calling.area, index) : [],
        directory: directoryOf(index),
      },
    };
  });
  return [...demoPeople, ...others];
}
