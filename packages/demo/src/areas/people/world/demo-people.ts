import type { Inhabitant } from './people.ts';
import type { ContactType, DemoAccount, UserRole, WorldPerson } from '../../../world/world-types.ts';

const year = 525_600;

interface Brief {
  purpose: string;
  area: string;
  name: string;
  role?: UserRole;
  contactTypes?: ContactType[];
  home: string;
  work: [jobTitle: string, organisation: string, description: string];
  avatar: number;
  years: number;
  pronoun?: string;
  lapsed?: true;
  tfa?: true;
  mobile?: string;
}

const briefs: readonly Brief[] = [
  {
    purpose: 'a member: joined communities, own posts, a pending request',
    area: 'hand',
    name: 'Mia Nguyen',
    home: 'NSW Marrickville',
    work: [
      'Hand therapist',
      'Rivergum Hand Therapy',
      'Hand therapist by day, splint tinkerer by night; splits the week between trauma clinic and children’s hands.',
    ],
    avatar: 4,
    years: 6,
    pronoun: 'she/her',
    mobile: '0491 570 157',
  },
  {
    purpose: 'a moderator of hand therapy, paediatrics and the NSW and ACT network',
    area: 'hand',
    name: 'Tom Papadopoulos',
    home: 'NSW Newcastle',
    work: [
      'Senior hand therapist',
      'Thumbprint Hand and Upper Limb',
      'Started the hand therapy community in a tea room, now keeps it friendly and on topic.',
    ],
    avatar: 10,
    years: 15,
    pronoun: 'he/him',
  },
  {
    purpose: 'an editor of mental health, neurology and NDIS practice',
    area: 'mental',
    name: 'Priya Sharma',
    home: 'VIC Footscray',
    work: [
      'Senior mental health clinician',
      'Saltbush Recovery Service',
      'Sensory modulation, good coffee and plain-language reports.',
    ],
    avatar: 29,
    years: 9,
    pronoun: 'she/her',
  },
  {
    purpose: 'an administrator of the association',
    area: 'leaders',
    name: 'Helen Brooks',
    role: 'Admin',
    contactTypes: ['Member', 'Staff'],
    home: 'VIC Brunswick',
    work: [
      'Head of member engagement',
      'The association',
      'Occupational therapist for twenty years, now looks after members and their communities.',
    ],
    avatar: 7,
    years: 21,
    pronoun: 'she/her',
  },
  {
    purpose: 'a workspace owner',
    area: 'leaders',
    name: 'Daniel Rossi',
    role: 'WorkSpaceOwner',
    contactTypes: ['Member', 'Staff'],
    home: 'QLD West End',
    work: [
      'Director of digital services',
      'The association',
      'Makes the portal run, and still sees one client a fortnight to stay honest.',
    ],
    avatar: 40,
    years: 12,
  },
  {
    purpose: 'a manager of communities',
    area: 'leaders',
    name: 'Leilani Tuala',
    role: 'Manager',
    home: 'QLD Inala',
    work: [
      'Occupational therapy manager',
      'Kingfisher Health Service',
      'Leads a community team and helps look after all communities of the portal.',
    ],
    avatar: 39,
    years: 11,
    pronoun: 'she/her',
  },
  {
    purpose: 'a client user: registers colleagues, is no member',
    area: 'none',
    name: 'Grace Campbell',
    contactTypes: ['ClientUser'],
    home: 'TAS Launceston',
    work: [
      'Practice manager',
      'Tidewater Hand Clinic',
      'Looks after registrations and renewals for our eleven therapists.',
    ],
    avatar: 34,
    years: 3,
  },
  {
    purpose: 'a staff contact of the association',
    area: 'none',
    name: 'Samir Haddad',
    contactTypes: ['Staff'],
    home: 'VIC Coburg',
    work: ['Member services officer', 'The association', 'Here to help with anything about your membership.'],
    avatar: 43,
    years: 2,
    pronoun: 'he/him',
  },
  {
    purpose: 'a member whose membership has lapsed',
    area: 'aged',
    name: 'Ruth Ferguson',
    home: 'SA Mount Barker',
    work: [
      'Occupational therapist, aged care',
      'Silver Gum Aged Care',
      'Home visits in the hills, back from a long leave.',
    ],
    avatar: 44,
    years: 18,
    pronoun: 'she/her',
    lapsed: true,
  },
  {
    purpose: 'a member with a second factor: a code is sent by e-mail',
    area: 'neuro',
    name: 'Wei Chen',
    home: 'WA Fremantle',
    work: [
      'Neurological occupational therapist',
      'Stepping Stone Neuro',
      'Upper limb, cognition and getting people back to their own kitchens.',
    ],
    avatar: 32,
    years: 8,
    tfa: true,
    mobile: '0491 570 156',
  },
];

function toInhabitant(brief: Brief, index: number): Inhabitant {
  const [firstName = '', lastName = ''] = brief.name.split(' ');
  const [homeState = ''] = brief.home.split(' ');
  const contactTypes = brief.contactTypes ?? ['Member'];
  const person: WorldPerson = {
    id: `p-${String(index + 1).padStart(3, '0')}`,
    firstName,
    lastName,
    pronoun: brief.pronoun ?? null,
    email: `${firstName}.${lastName}@example.org`.toLowerCase(),
    role: brief.role ?? 'Standard',
    contactTypes,
    homeState,
    suburb: brief.home.slice(homeState.length + 1),
    organisationName: brief.work[1],
    jobTitle: brief.work[0],
    description: brief.work[2],
    segmentIds: [`segment-${homeState.toLowerCase()}`, ...(brief.area === 'hand' ? ['segment-hand'] : [])],
    avatar: `portrait-${String(brief.avatar).padStart(2, '0')}`,
    membershipLapsed: brief.lapsed ?? false,
    tfaEnabled: brief.tfa ?? false,
    mobile: brief.mobile ?? null,
    allowSms: false,
    joinedMinutesAgo: brief.years * year,
    memberNumber: contactTypes.includes('Member') ? String(100_204 + index * 1_913) : `C${10_011 + index * 7}`,
    // They are asked at their first login, which the demo shows.
    expertise: [],
    directory: null,
  };
  return { person, area: brief.area, isFirstNations: false };
}

export const demoPeople: readonly Inhabitant[] = briefs.map(toInhabitant);

export const demoAccounts: readonly DemoAccount[] = demoPeople.map(({ person }, index) => ({
  personId: person.id,
  email: person.email,
  purpose: briefs[index]?.purpose ?? '',
}));
