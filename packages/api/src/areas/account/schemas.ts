import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { upTo } from '../../contract/up-to.ts';
import { lineOf } from '../../contract/texts.ts';
import { singleLine } from '../../rules/visible-text.ts';
import { password } from '../auth/contract.ts';
import { audiences, profileViewers } from '../people/rules/privacy-rules.ts';
import { contactType, person } from '../people/schemas.ts';
import { genders, personTitles, securityEventKinds } from './statuses.ts';

const { account } = limits;

/** A field of the workflow's form. */
const workflowField = z.object({
  id,
  entityId: id,
  label: z.string(),
  value: z.string(),
  /** What can be chosen; null where it is written. */
  options: z.array(z.object({ value: z.string(), label: z.string() })).nullable(),
});

const address = {
  address: z.string(),
  suburb: z.string(),
  state: z.string(),
  postCode: z.string(),
  country: z.string(),
  postalAddress: z.string(),
  postalSuburb: z.string(),
  postalState: z.string(),
  postalPostCode: z.string(),
  postalCountry: z.string(),
};

/** What somebody says of themself; empty where they have said nothing. */
export const userDetails = person.extend({
  title: z.string(),
  middleName: z.string(),
  preferredName: z.string(),
  /** As it sounds: `MEE-uh nwin` */
  nameSaid: z.string(),
  /** Letters behind the name: `AM, PhD` */
  postNominals: z.string(),
  /** As they say it themself; null where they have not recorded it. */
  nameSoundUrl: z.string().nullable(),
  gender: z.string(),
  email: z.string(),
  registeredEmail: z.string(),
  mobile: z.string(),
  /** `1984-03-12` */
  dateOfBirth: z.string(),
  graduationDate: z.string(),
  ...address,
  memberNum: z.string().nullable(),
  contactTypes: z.array(contactType),
  /** The same as a workflow's form asks for it. */
  workflowFormFields: z.array(workflowField),
  version: z.int(),
});

/** One line, or nothing. */
export const perhapsLine = (max: number) => upTo(max, z.string().overwrite(singleLine));
const isOfThisAge = (day: string) => day >= '1900-01-01' && day < '2200-01-01';
/** A day of somebody's life, or nothing. */
export const perhapsDay = z.union([
  z.literal(''),
  z.iso.date().max(10).refine(isOfThisAge, { error: 'Between 1900 and 2199' }),
]);
/** As countries are kept: `au`. */
export const countryCode = z
  .string()
  .max(2)
  .regex(/^[a-z]{2}$/);
const line = perhapsLine(account.lineLength).default('');

/** Asked for where the e-mail changes, by which one signs in. */
const currentPassword = password.optional();

/** Who somebody is, and how they are reached: what every form has. */
export const personInput = z.object({
  title: z.enum(['', ...personTitles]).default(''),
  firstName: lineOf(account.nameLength),
  lastName: lineOf(account.nameLength),
  email: z.email().max(account.emailLength),
  mobile: perhapsLine(account.mobileLength).default(''),
});

export const detailsInput = personInput.extend({
  /** Whose they are: nobody's but one's own. */
  id: id.optional(),
  middleName: perhapsLine(account.nameLength).default(''),
  preferredName: perhapsLine(account.nameLength).default(''),
  nameSaid: perhapsLine(account.nameSaidLength).default(''),
  postNominals: perhapsLine(account.postNominalsLength).default(''),
  gender: z.enum(['', ...genders]).default(''),
  pronoun: perhapsLine(account.pronounLength).default(''),
  /** The one that was there before. */
  registeredEmail: z.string().max(account.emailLength).optional(),
  dateOfBirth: perhapsDay.default(''),
  graduationDate: perhapsDay.default(''),
  address: line,
  suburb: line,
  state: line,
  postCode: perhapsLine(account.postCodeLength).default(''),
  country: countryCode.default('au'),
  postalAddress: line,
  postalSuburb: line,
  postalState: line,
  postalPostCode: perhapsLine(account.postCodeLength).default(''),
  postalCountry: countryCode.default('au'),
  version: z.int().min(0).max(2_147_483_647).optional(),
  currentPassword,
});

export const workflowInput = z.object({
  workflowFormFields: z
    .array(z.object({ id, entityId: id, value: z.string().max(account.emailLength) }))
    .min(1)
    .max(account.workflowFields),
  currentPassword,
});

const organisation = z.object({ id, name: z.string() });

/** Where somebody works; null where they have not said. */
export const workplace = z.object({
  organisation: organisation.nullable(),
  role: z.string(),
  /** `2019-02-01` */
  startDate: z.string().nullable(),
});

export const workplaceInput = z.object({
  /** The id says which; the name is its own. */
  organisation: z.object({ id, name: upTo(account.lineLength).optional() }),
  role: lineOf(account.roleLength),
  startDate: z.iso.date().max(10).refine(isOfThisAge, { error: 'Between 1900 and 2199' }).nullable().default(null),
});

/** One of them, for whoever is about to choose it. */
export const foundOrganisation = organisation.extend({
  /** Where it is; empty where nobody has said. */
  location: z.string(),
  imageUrl: z.string().nullable(),
});

export const foundOrganisations = z.object({ organisations: z.array(organisation) });

const audience = z.enum(audiences);

/** Who may see what of somebody. */
const privacyChoices = z.object({
  photo: audience,
  pronoun: audience,
  workplace: audience,
  state: audience,
  email: audience,
});

export const privacy = z.object({ choices: privacyChoices, version: z.int() });

export const privacyInput = z.object({
  choices: privacyChoices,
  /** The one that was read. */
  version: z.int().min(0).max(2_147_483_647),
});

export const profileViewer = z.enum(profileViewers);

/** Somebody as others see them; null where that is not for those who look. */
export const shownProfile = person.omit({ id: true }).extend({
  organisationName: z.string().nullable(),
  homeState: z.string().nullable(),
  registeredEmail: z.string().nullable(),
});

export const securityEvent = z.object({
  id,
  kind: z.enum(securityEventKinds),
  at: iso,
  /** From where; null where it was somebody of the organisation. */
  address: z.string().nullable(),
});
