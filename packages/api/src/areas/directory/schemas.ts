import * as z from 'zod';
import { id } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { upTo } from '../../contract/up-to.ts';
import { privacyFlags } from '../first-time/rules/privacy-flags.ts';
import { defaultDistance, distances } from './rules/distance.ts';

/** How far somebody or something is from the postcode that was asked for; null where none was. */
const kilometres = z.int().nullable();

/** A card of the member directory; empty where somebody has not said it, or does not show it to whoever asks. */
export const directoryMember = z.object({
  userId: id,
  contactId: id,
  firstName: z.string(),
  lastName: z.string(),
  jobPosition: z.string(),
  companyName: z.string(),
  memberImg: z.string().nullable(),
  kilometres,
});

export const directoryOrganisation = z.object({
  id,
  name: z.string(),
  imageUrl: z.string().nullable(),
  location: z.string(),
});

export const organisationFound = directoryOrganisation.extend({ kilometres });

/** A postcode on the map, and how many of what was looked for are there. */
export const directoryPlace = z.object({
  postCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  total: z.int(),
});

const organisation = z.object({
  /** Null where it is hidden, or none of those that are known. */
  id: id.nullable(),
  name: z.string(),
  address: z.string(),
  jobTitle: z.string(),
});

const profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  /** `AM, PhD` */
  postNominal: z.string(),
  pronoun: z.string(),
  /** As it sounds: `MEE-uh nwin` */
  nameSaid: z.string(),
  /** As they say it themself; null where they have not recorded it. */
  nameSoundUrl: z.string().nullable(),
  aboutMe: z.string(),
  imageUrl: z.string().nullable(),
  organisation,
});

/** Somebody as the directory tells of them; null where a way to reach them is not for whoever asks. */
export const memberProfile = profile.extend({
  contact: z.object({
    mobile: z.string().nullable(),
    landline: z.string().nullable(),
    email: z.string().nullable(),
  }),
});

/** Oneself, all of it; empty where one has said nothing. */
export const ownProfile = profile.extend({
  contact: z.object({
    mobile: z.string(),
    landline: z.string(),
    email: z.string(),
    /** Empty too where the organisation does not show addresses. */
    address: z.string(),
  }),
});

/** What I hand on of myself; empty where it is not for whoever has it. */
export const ownCard = z.object({
  firstName: z.string(),
  lastName: z.string(),
  postNominal: z.string(),
  organisation: z.string(),
  jobTitle: z.string(),
  email: z.string(),
  url: z.string().nullable(),
});

/** What leaves out whatever is further from a postcode than so many kilometres; an empty one leaves out nothing. */
export const nearness = {
  near: upTo(limits.account.postCodeLength, z.string().trim()).default(''),
  within: z.enum(distances).default(defaultDistance),
};

/** What narrows the members, in the list, in the table and in a filter that somebody keeps. */
export const narrowing = z.object({
  /** A state, of those that `locations` has. */
  locationId: z.string().max(64).default(''),
  companyId: z.string().max(64).default(''),
  /** Areas, categories and subcategories between commas: who knows any of them. */
  expertiseAreaId: z.string().max(limits.directory.areasLength).default(''),
  name: upTo(limits.keywordLength, z.string().trim()).default(''),
  ...nearness,
});

export const savedFilter = z.object({ id, name: z.string(), narrowing });

export const privacyFlag = z.enum(privacyFlags);
