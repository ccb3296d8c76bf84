import type { Refusal } from '../../../rules/refusal.ts';

/** Who may see something of a person, from the many to nobody else. */
export const audiences = ['everyone', 'members', 'connections', 'onlyMe'] as const;
export type Audience = (typeof audiences)[number];

/** What others are told of a person beside their name, and they choose to whom. */
export const privateFields = ['photo', 'pronoun', 'workplace', 'state', 'email'] as const;
export type PrivateField = (typeof privateFields)[number];

/** What the directory alone tells, once somebody has said that it may. */
export const numberFields = ['mobile', 'landline'] as const;
export type NumberField = (typeof numberFields)[number];

/** What no other member is told, whatever they choose: it is for themself and for the work of the organisation. */
export const undisclosedFields = [
  ...['suburb', 'memberNum', 'title', 'middleName', 'preferredName', 'gender'],
  ...['dateOfBirth', 'graduationDate', 'address', 'postCode', 'country'],
  ...['postalAddress', 'postalSuburb', 'postalState', 'postalPostCode', 'postalCountry'],
] as const;

export type PrivacyChoices = Record<PrivateField, Audience>;

/** Of whoever has chosen nothing. */
export const defaultPrivacy: PrivacyChoices = {
  photo: 'everyone',
  pronoun: 'everyone',
  workplace: 'everyone',
  state: 'everyone',
  email: 'onlyMe',
};

/**
 * What staff see whatever was chosen: the e-mail, to write to members and to know who signs in by it; workplace and state, to tell people of one name
 * apart; the pronoun, to address them rightly. No work of theirs needs a photo.
 */
const neededByStaff: ReadonlySet<PrivateField> = new Set(['email', 'workplace', 'state', 'pronoun']);

/** How somebody stands to the person of whom they are told. */
export interface PrivacyViewer {
  isOneself: boolean;
  isStaff: boolean;
  isMember: boolean;
  /** Both have joined a community; one that everybody belongs to connects nobody. */
  isConnected: boolean;
}

function isVisibleTo(field: PrivateField, audience: Audience, viewer: PrivacyViewer): boolean {
  if (viewer.isOneself || (viewer.isStaff && neededByStaff.has(field))) return true;
  switch (audience) {
    case 'everyone':
      return true;
    case 'members':
      return viewer.isMember || viewer.isConnected;
    case 'connections':
      return viewer.isConnected;
    case 'onlyMe':
      return false;
  }
}

/** Whether a field of a person is told to a viewer. What was not chosen yet is as by default. */
export function isShownTo(
  field: PrivateField,
  choices: Partial<PrivacyChoices> | null,
  viewer: PrivacyViewer,
): boolean {
  return isVisibleTo(field, choices?.[field] ?? defaultPrivacy[field], viewer);
}

/** The fields of a person as a viewer may know them: null where they may not. */
export function visibleTo<Field extends PrivateField>(
  fields: Record<Field, string | null>,
  choices: Partial<PrivacyChoices> | null,
  viewer: PrivacyViewer,
): Record<Field, string | null> {
  const visible = { ...fields };
  // Its keys are those of the type, for each caller writes them out.
  for (const field of Object.keys(fields) as Field[]) if (!isShownTo(field, choices, viewer)) visible[field] = null;
  return visible;
}

/** Somebody of no organisation's members, with whom nothing is shared. */
export const stranger: PrivacyViewer = { isOneself: false, isStaff: false, isMember: false, isConnected: false };

/** Who somebody may see their own profile as. */
export const profileViewers = ['member', 'connection', 'staff'] as const;
export type ProfileViewer = (typeof profileViewers)[number];

/** Each of them as the rule knows viewers. */
export const viewerLike: Readonly<Record<ProfileViewer, PrivacyViewer>> = {
  member: { ...stranger, isMember: true },
  connection: { ...stranger, isMember: true, isConnected: true },
  staff: { ...stranger, isStaff: true },
};

/** Choices that were changed since they were read are not overwritten unseen. */
export function stalePrivacyRefusal(read: number, now: number): Refusal | null {
  return read === now ? null : { code: 'stale', message: 'Your choices were changed elsewhere meanwhile.' };
}
