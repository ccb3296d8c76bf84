import { destination, destinationsOf } from '@portal/kit';
import { directoryManifest, organisationsManifest } from './manifest.ts';

/** Below the mount. */
export const memberPaths = { list: '/' } as const;

/** To whom the cards lead. */
export const memberOutward = { profile: destination<{ id: string }>('directory.profile') };

/** Below the mount. */
export const paths = {
  own: '/',
  card: '/card',
  profile: '/:id',
} as const;

/** Below the mount. */
export const organisationPaths = {
  list: '/',
  organisation: '/:id',
} as const;

/** Below the mount of the settings. */
export const settingsPaths = {
  details: '/profile-details',
  visibility: '/profile-visibility',
} as const;

/** Where profiles lead: back to all members, and one’s own to what can be changed of it. */
export const outward = {
  members: destination('members.list'),
  details: destination('profileSettings.details'),
  visibility: destination('profileSettings.visibility'),
  organisation: destination<{ id: string }>('organisations.organisation'),
  /** Who sees what, everywhere. */
  privacy: destination('settings.privacy'),
};

export const destinations = { ...destinationsOf(directoryManifest.id, paths), ...outward };

/** To those who work at an organisation. */
export const organisationOutward = { members: destination('members.list') };

export const organisationDestinations = {
  ...destinationsOf(organisationsManifest.id, organisationPaths),
  ...organisationOutward,
};
