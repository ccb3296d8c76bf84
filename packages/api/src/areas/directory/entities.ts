import type * as z from 'zod';
import type {
  directoryMember,
  directoryOrganisation,
  directoryPlace,
  memberProfile,
  organisationFound,
  ownProfile,
  savedFilter,
} from './schemas.ts';

export type DirectoryMember = z.output<typeof directoryMember>;
export type DirectoryOrganisation = z.output<typeof directoryOrganisation>;
export type MemberProfile = z.output<typeof memberProfile>;
export type OwnProfile = z.output<typeof ownProfile>;
export type SavedFilter = z.output<typeof savedFilter>;
export type DirectoryPlace = z.output<typeof directoryPlace>;
export type OrganisationFound = z.output<typeof organisationFound>;
