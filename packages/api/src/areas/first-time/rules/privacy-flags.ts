import { defaultPrivacy, type PrivacyChoices } from '../../people/rules/privacy-rules.ts';

/** What the first login asks of privacy, each yes unless somebody says no. */
export const privacyFlags = [
  'includeInDirectory',
  'showDirectoryPhoto',
  'showContactInformation',
  'showEmail',
  'showPersonalMobile',
  'showWorkLandline',
  'showOrganisation',
] as const;
export type PrivacyFlags = Record<(typeof privacyFlags)[number], boolean>;

export const defaultPrivacyFlags: PrivacyFlags = {
  includeInDirectory: true,
  showDirectoryPhoto: true,
  showContactInformation: true,
  showEmail: true,
  showPersonalMobile: true,
  showWorkLandline: true,
  showOrganisation: true,
};

/** To whom somebody shows what of themself, by their answers: what they show is for members, what they do not is theirs alone. */
export function choicesOfFlags(flags: PrivacyFlags, before: Partial<PrivacyChoices> | null): PrivacyChoices {
  const audienceFor = (isShown: boolean) => (isShown ? 'members' : 'onlyMe');
  const contact = flags.includeInDirectory && flags.showContactInformation;
  return {
    ...defaultPrivacy,
    ...before,
    photo: audienceFor(flags.includeInDirectory && flags.showDirectoryPhoto),
    email: audienceFor(contact && flags.showEmail),
    workplace: audienceFor(contact && flags.showOrganisation),
  };
}
