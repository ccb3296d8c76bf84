import type { Profile } from '@portal/kit/access';
import { profile as lawCouncil } from './law-council/profile.ts';
import { profile as lawSociety } from './law-society/profile.ts';
import { profile as maritimeSkills } from './maritime-skills/profile.ts';
import { profile as ota } from './ota/profile.ts';
import { profile as publicSkills } from './public-skills/profile.ts';

/** Every organisation's profile under its build name. */
export const profiles = {
  ota,
  'public-skills': publicSkills,
  'maritime-skills': maritimeSkills,
  'law-council': lawCouncil,
  'law-society': lawSociety,
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof profiles;

/** The build names, the default first. */
export const profileNames = Object.keys(profiles) as readonly ProfileName[];

function isProfileName(name: string): name is ProfileName {
  return Object.hasOwn(profiles, name);
}

/** The profile that a build or a server asks for by name. */
export function profileNamed(name: string | undefined): Profile {
  const wanted = name?.trim();
  if (!wanted) throw new Error('VITE_APP_PROJECT_NAME not set');
  if (!isProfileName(wanted)) {
    throw new Error(`VITE_APP_PROJECT_NAME '${wanted}' is not a profile. Valid names: ${profileNames.join(', ')}`);
  }
  return profiles[wanted];
}
