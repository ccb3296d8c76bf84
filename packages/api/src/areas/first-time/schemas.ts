import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { upTo } from '../../contract/up-to.ts';
import { plainText } from '../../contract/texts.ts';
import { countryCode, perhapsDay, perhapsLine } from '../account/schemas.ts';
import { homeCountry } from '../account/statuses.ts';
import { password } from '../auth/contract.ts';
import { redirectTypes } from './rules/redirect.ts';

const { account, firstTime } = limits;
const line = perhapsLine(account.lineLength).default('');
const name = perhapsLine(account.nameLength).default('');
const day = z
  .string()
  .max(10)
  .refine((text) => perhapsDay.safeParse(text).success, { error: 'Enter a day' })
  .default('');
const values = z
  .array(upTo(account.lineLength, z.string().min(1)))
  .max(firstTime.choices)
  .default([]);

export const userPrivacy = z.object({
  includeInDirectory: z.boolean(),
  showDirectoryPhoto: z.boolean(),
  showContactInformation: z.boolean(),
  showEmail: z.boolean(),
  showPersonalMobile: z.boolean(),
  showWorkLandline: z.boolean(),
  showOrganisation: z.boolean(),
});

/** Where somebody lives; empty: they have not said. */
const country = z.union([z.literal(''), countryCode]);

const homeAddress = z.object({
  address1: line,
  address2: line,
  suburb: line,
  state: line,
  postcode: perhapsLine(account.postCodeLength).default(''),
  country: country.default(homeCountry),
});

const communicationDetails = z.object({
  phoneNumber: perhapsLine(account.mobileLength).default(''),
  mobile: perhapsLine(account.mobileLength).default(''),
  /** The account's, whatever is sent: it is changed in the settings, with the password. */
  email: z.string().max(account.emailLength).optional(),
  contactPreference: line,
  homeAddress: homeAddress.prefault({}),
});

const organisationDetails = z.object({
  /** Null: none was chosen. */
  organisationId: id.nullable().default(null),
  jobTitle: perhapsLine(account.roleLength).default(''),
});

const profileDetails = z.object({ description: plainText(firstTime.descriptionLength, 0).default('') });

const areaId = z.string().min(1).max(firstTime.idLength);
const expertise = z.object({ areaId, categoryIds: z.array(areaId).max(firstTime.categories) });

const answerFields = {
  title: line,
  firstName: name,
  lastName: name,
  postNominal: values,
  prefName: name,
  /** `1984-03-12` */
  dob: day,
  gender: line,
  pronoun: perhapsLine(account.pronounLength).default(''),
  identityAsFirstNations: line,
  admissionDate: day,
  admissionState: values,
  constituentBodyMembership: values,
  userPrivacy: userPrivacy.optional(),
  communicationDetails: communicationDetails.prefault({}),
  organisationDetails: organisationDetails.prefault({}),
  profileDetails: profileDetails.prefault({}),
  expertiseAreas: z.array(expertise).max(firstTime.areas).default([]),
};

/** All that the steps ask for. */
export const firstTimeInput = z.object({ ...answerFields, password: password.optional() });

const text = z.string();
const texts = z.array(text);

/** What is known of somebody when they come for the first time, however long it was when it was written. */
export const firstTimeValues = z.object({
  title: text,
  firstName: text,
  lastName: text,
  postNominal: texts,
  prefName: text,
  /** `1984-03-12` */
  dob: text,
  gender: text,
  pronoun: text,
  identityAsFirstNations: text,
  admissionDate: text,
  admissionState: texts,
  constituentBodyMembership: texts,
  userPrivacy,
  communicationDetails: z.object({
    ...{ phoneNumber: text, mobile: text, email: text, contactPreference: text },
    homeAddress: z.object({
      ...{ address1: text, address2: text, suburb: text, state: text, postcode: text, country: text },
    }),
  }),
  organisationDetails: z.object({
    organisationId: text.nullable(),
    ...{ jobTitle: text, organisationName: text, location: text },
  }),
  profileDetails: z.object({ description: text, imageUrl: text.nullable() }),
  expertiseAreas: z.array(z.object({ areaId: text, categoryIds: texts })),
  /** Whoever has one chooses none here. */
  hasPassword: z.boolean(),
  /** All of it was saved once: it is changed in the settings. */
  isFinished: z.boolean(),
});

const choice = z.object({ value: z.string(), label: z.string() });
const part = z.object({ id: z.string(), name: z.string() });

export const choices = z.array(choice);

export const fieldOptions = z.object({
  title: choices,
  postNominals: choices,
  genders: choices,
  pronouns: choices,
  firstNationIdentities: choices,
  admissionStates: choices,
  constituentBodyMembership: choices,
  contactPreferences: choices,
  expertiseAreas: z.array(
    part.extend({ categories: z.array(part.extend({ subCategories: z.array(part).optional() })) }),
  ),
});

export const redirectLink = z.object({
  type: z.enum(redirectTypes),
  /** Empty: home. */
  redirectUrl: z.string(),
});

/** What was typed so far, without the password, which is kept nowhere before it is saved. Days may be half typed. */
export const firstTimeDraft = z.object({
  /** The step that they were on, by its path. */
  step: z.string().min(1).max(firstTime.draftStepLength),
  values: z.object({ ...answerFields, dob: line, admissionDate: line }),
});

export const keptDraft = firstTimeDraft.extend({ savedAt: iso });
