import { personTitles } from '@portal/api/rules';

export interface Choice {
  value: string;
  label: string;
}

export interface ExpertiseArea {
  id: string;
  name: string;
  categories: readonly {
    id: string;
    name: string;
    subCategories?: readonly { id: string; name: string }[];
  }[];
}

export interface FirstTimeOptions {
  title: readonly Choice[];
  postNominals: readonly Choice[];
  genders: readonly Choice[];
  pronouns: readonly Choice[];
  firstNationIdentities: readonly Choice[];
  admissionStates: readonly Choice[];
  constituentBodyMembership: readonly Choice[];
  contactPreferences: readonly Choice[];
  expertiseAreas: readonly ExpertiseArea[];
}

const named = (names: readonly string[]): Choice[] => names.map((name) => ({ value: name, label: name }));

const expertiseAreas: readonly ExpertiseArea[] = [
  {
    id: 'clinical',
    name: 'Clinical practice',
    categories: [
      {
        id: 'clinical-hand',
        name: 'Hand and upper limb',
        subCategories: [
          { id: 'clinical-hand-splinting', name: 'Splinting' },
          { id: 'clinical-hand-surgery', name: 'After surgery' },
        ],
      },
      { id: 'clinical-mental-health', name: 'Mental health' },
      { id: 'clinical-neurology', name: 'Neurology' },
      {
        id: 'clinical-children',
        name: 'Children and young people',
        subCategories: [
          { id: 'clinical-children-school', name: 'At school' },
          { id: 'clinical-children-early', name: 'Early years' },
        ],
      },
    ],
  },
  {
    id: 'community',
    name: 'Home and community',
    categories: [
      { id: 'community-ageing', name: 'Ageing and aged care' },
      { id: 'community-modifications', name: 'Home modifications' },
      { id: 'community-driving', name: 'Driving' },
      { id: 'community-technology', name: 'Assistive technology' },
    ],
  },
  {
    id: 'work',
    name: 'Work and industry',
    categories: [
      { id: 'work-return', name: 'Return to work' },
      { id: 'work-ergonomics', name: 'Ergonomics' },
      { id: 'work-law', name: 'Expert reports' },
    ],
  },
  {
    id: 'profession',
    name: 'The profession',
    categories: [
      { id: 'profession-research', name: 'Research' },
      { id: 'profession-teaching', name: 'Teaching and supervision' },
      { id: 'profession-leadership', name: 'Leadership and policy' },
    ],
  },
];

/** What can be chosen at the first login. */
export const firstTimeOptions: FirstTimeOptions = {
  title: named(personTitles),
  postNominals: named(['AM', 'AO', 'JP', 'KC', 'LLB', 'LLM', 'MBA', 'PhD', 'SC']),
  genders: [
    { value: 'F', label: 'Female' },
    { value: 'M', label: 'Male' },
    { value: 'X', label: 'Non-binary' },
    { value: 'T', label: 'Transgender' },
    { value: 'Z', label: 'Prefer not to say' },
  ],
  pronouns: named(['She/her', 'He/him', 'They/them', 'She/they', 'He/they']),
  firstNationIdentities: [
    { value: 'no', label: 'No' },
    { value: 'aboriginal', label: 'Yes, Aboriginal' },
    { value: 'torres-strait-islander', label: 'Yes, Torres Strait Islander' },
    { value: 'both', label: 'Yes, Aboriginal and Torres Strait Islander' },
    { value: 'not-said', label: 'Prefer not to say' },
  ],
  admissionStates: named(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']),
  constituentBodyMembership: [
    { value: 'none', label: 'None of them' },
    { value: 'act-law-society', label: 'ACT Law Society' },
    { value: 'law-society-nsw', label: 'Law Society of New South Wales' },
    { value: 'law-society-nt', label: 'Law Society Northern Territory' },
    { value: 'queensland-law-society', label: 'Queensland Law Society' },
    { value: 'law-society-sa', label: 'Law Society of South Australia' },
    { value: 'law-society-tasmania', label: 'Law Society of Tasmania' },
    { value: 'law-institute-victoria', label: 'Law Institute of Victoria' },
    { value: 'law-society-wa', label: 'Law Society of Western Australia' },
    { value: 'bar-association', label: 'A Bar Association' },
  ],
  contactPreferences: [
    { value: 'email', label: 'E-mail' },
    { value: 'mobile', label: 'Mobile' },
    { value: 'landline', label: 'Landline' },
    { value: 'post', label: 'Post' },
  ],
  expertiseAreas,
};

/** The same, for a reply to hold. */
export function fieldOptionsReply(options: FirstTimeOptions = firstTimeOptions) {
  const { expertiseAreas: areas, ...lists } = options;
  return {
    title: [...lists.title],
    postNominals: [...lists.postNominals],
    genders: [...lists.genders],
    pronouns: [...lists.pronouns],
    firstNationIdentities: [...lists.firstNationIdentities],
    admissionStates: [...lists.admissionStates],
    constituentBodyMembership: [...lists.constituentBodyMembership],
    contactPreferences: [...lists.contactPreferences],
    expertiseAreas: areas.map(({ categories, ...area }) => ({
      ...area,
      categories: categories.map(({ subCategories, ...category }) => ({
        ...category,
        ...(subCategories !== undefined && { subCategories: [...subCategories] }),
      })),
    })),
  };
}
