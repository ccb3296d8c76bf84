import {
  defaultPrivacy,
  defaultPrivacyFlags,
  isShownTo,
  type NumberField,
  type PrivacyChoices,
  privacyFlags,
  type PrivacyFlags,
  type PrivacyViewer,
  type PrivateField,
  viewerLike,
} from '@portal/api/rules';

export type PrivacyFlag = keyof PrivacyFlags;
/** What the directory tells of somebody, beside their name, where they let it. */
export type DirectoryField = PrivateField | NumberField;

/** What somebody has chosen; null where they have chosen nothing. */
export interface DirectoryChoices {
  /** To whom they show what. */
  privacy: Partial<PrivacyChoices> | null;
  /** What the directory tells of it. */
  flags: PrivacyFlags | null;
}

/** The settings that must all be on for a field to be told. */
export const flagsOf: Readonly<Record<DirectoryField, readonly PrivacyFlag[]>> = {
  photo: ['showDirectoryPhoto'],
  pronoun: [],
  state: [],
  workplace: ['showContactInformation', 'showOrganisation'],
  email: ['showContactInformation', 'showEmail'],
  mobile: ['showContactInformation', 'showPersonalMobile'],
  landline: ['showContactInformation', 'showWorkLandline'],
};

export interface ListingFacts {
  isMember: boolean;
  hasLapsed: boolean;
  isDisabled: boolean;
  /** Invited, and not come in yet. */
  isAwaited: boolean;
  flags: PrivacyFlags | null;
}

/** Who stands in the directory. */
export function standsInDirectory({ isMember, hasLapsed, isDisabled, isAwaited, flags }: ListingFacts): boolean {
  return isMember && !hasLapsed && !isDisabled && !isAwaited && (flags?.includeInDirectory ?? true);
}

function areOn(field: DirectoryField, flags: PrivacyFlags | null): boolean {
  return flagsOf[field].every((flag) => (flags ?? defaultPrivacyFlags)[flag]);
}

function isNumber(field: DirectoryField): field is NumberField {
  return field === 'mobile' || field === 'landline';
}

/** Whether the directory tells a viewer a field of somebody who is listed. Numbers are told to members, once that was said and never before. */
export function isVisibleInDirectory(
  field: DirectoryField,
  { privacy, flags }: DirectoryChoices,
  viewer: PrivacyViewer,
): boolean {
  if (viewer.isOneself) return true;
  if (!areOn(field, flags)) return false;
  return isNumber(field) ? flags !== null && viewer.isMember : isShownTo(field, privacy, viewer);
}

/** The fields of somebody as the directory tells them to a viewer: null where it does not. */
export function visibleInDirectory<Field extends DirectoryField>(
  fields: Record<Field, string | null>,
  choices: DirectoryChoices,
  viewer: PrivacyViewer,
): Record<Field, string | null> {
  const visible = { ...fields };
  // Its keys are those of the type, for each caller writes them out.
  for (const field of Object.keys(fields) as Field[])
    if (!isVisibleInDirectory(field, choices, viewer)) visible[field] = null;
  return visible;
}

const fieldOf: Partial<Record<PrivacyFlag, DirectoryField>> = {
  showDirectoryPhoto: 'photo',
  showEmail: 'email',
  showOrganisation: 'workplace',
  showPersonalMobile: 'mobile',
  showWorkLandline: 'landline',
};

/** The settings of which another member sees nothing, in their order: they are off, or an audience or nothing said stands before them. */
export function hiddenFromMembers(choices: DirectoryChoices): PrivacyFlag[] {
  return privacyFlags.filter((flag) => {
    const field = fieldOf[flag];
    return field === undefined
      ? !(choices.flags ?? defaultPrivacyFlags)[flag]
      : !isVisibleInDirectory(field, choices, viewerLike.member);
  });
}

const withAudience = { photo: 'showDirectoryPhoto', email: 'showEmail', workplace: 'showOrganisation' } as const;
type FieldWithFlag = keyof typeof withAudience;
const fieldsWithFlag: readonly FieldWithFlag[] = ['photo', 'email', 'workplace'];

/** The seven settings as their owner reads them: what they show to nobody by its audience is off. */
export function visibilityOf({ privacy, flags }: DirectoryChoices): PrivacyFlags {
  const read = { ...(flags ?? defaultPrivacyFlags) };
  for (const field of fieldsWithFlag)
    // Contact that is off as a whole keeps what it had within, for when it is on again.
    if (areOn(field, read) && privacy?.[field] === 'onlyMe') read[withAudience[field]] = false;
  return read;
}

/**
 * To whom somebody shows what once they have saved the seven settings. What was switched moves: off is for nobody else, on for members; so does what they
 * have left on and never chosen, where it is nobody's by default. Everything else stays as it was.
 */
export function privacyOnceSaved(flags: PrivacyFlags, before: DirectoryChoices): Partial<PrivacyChoices> | null {
  const was = visibilityOf(before);
  const moved = fieldsWithFlag.flatMap((field): [FieldWithFlag, 'members' | 'onlyMe'][] => {
    const isOn = areOn(field, flags);
    const isFirstChoice = before.privacy?.[field] === undefined && defaultPrivacy[field] === 'onlyMe';
    if (isOn === areOn(field, was) && !(isOn && isFirstChoice)) return [];
    return [[field, isOn ? 'members' : 'onlyMe']];
  });
  return moved.length === 0 ? before.privacy : { ...before.privacy, ...Object.fromEntries(moved) };
}
