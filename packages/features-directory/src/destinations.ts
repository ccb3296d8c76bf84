import { destination, destinationsOf } from '@portal/kit';
import { directoryManifest, organisationsManifest } from './manifest.ts';

/** Below the mount. */
export const paths = {
  members: '/members',
  own: '/profile',
  profile: '/profile/:id',
} as const;

/** Below the mount. */
export const organisationPaths = { list: '/' } as const;

/** Below the mount of the settings. */
export const settingsPaths = {
  details: '/profile-details',
  visibility: '/profile-visibility',
} as const;

/** Where one's own profile leads. */
export const outward = {
  details: destination('profileSettings.details'),
  visibility: destination('profileSettings.visibility'),
};

export const places = { ...destinationsOf(directoryManifest.id, paths), ...outward };

/** To those who work at an organisation. */
export const organisationOutward = { members: destination('directory.members') };

export const organisationPlaces = {
  ...destinationsOf(organisationsManifest.id, organisationPaths),
  ...organisationOutward,
};
