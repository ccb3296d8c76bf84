import type { FirstTimeInput } from '@portal/api/contract';
import {
  choicesOfFlags,
  dayIn,
  defaultPrivacyFlags,
  finishedRefusal,
  firstPasswordRefusal,
  firstTimeForm,
  type FirstTimeForm,
  firstTimeOptions,
  firstTimeRefusal,
  unknownFirstOrganisation,
} from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import {
  accountById,
  audit,
  commonPasswordCheck,
  forgetChallengesOf,
  hashPassword,
  lockUnchanged,
  noPassword,
  notifyOfChangedPassword,
  spendResets,
} from '../auth/index.ts';
import { isFinishedBy, knownOf, organisationById } from './first-time.queries.ts';
import { changePerson, deleteDraft, insertFirstTime, writeDetails } from './first-time.writes.ts';

/** Keeps all that was said at the first login, and the first password, or nothing. Whoever is signed in stays so. */
export async function saveFirstTime({ password, ...input }: FirstTimeInput, call: Call): Promise<void> {
  const { id } = personOf(call);
  const before = found(await accountById(call.db, id));
  const hasPassword = before.passwordHash !== noPassword;
  const form = firstTimeForm(call.deps.profile, { hasPassword });
  refuse(finishedRefusal(await isFinishedBy(call.db, id)));
  const today = dayIn(call.now, call.deps.profile.timeZone);
  refuse(firstTimeRefusal(input, form, { options: firstTimeOptions, today }));
  refuse(firstPasswordRefusal(password, { hasPassword }, await commonPasswordCheck()));
  const { organisationId } = input.organisationDetails;
  const organisation = organisationId === null ? null : await organisationById(call.db, organisationId);
  refuse(organisationId !== null && organisation === null ? unknownFirstOrganisation : null);
  const passwordHash = password === undefined ? null : await hashPassword(password);
  await call.db.transaction(async (tx) => {
    await lockUnchanged(tx, before);
    refuse(finishedRefusal(await isFinishedBy(tx, id)));
    await writePerson(tx, input, { id, form, organisation, passwordHash });
    await writeDetails(tx, input, { id, form, now: call.now });
    await insertFirstTime(tx, { personId: id, ...onlyHere(input, form), finishedAt: call.now });
    await deleteDraft(tx, id);
    if (passwordHash === null) return;
    // A code or a link that was mailed opens nothing beside the password.
    await forgetChallengesOf(tx, id);
    await spendResets(tx, id, call.now);
    await audit(tx, { kind: 'passwordChanged', personId: id, address: call.address }, call.now);
  });
  // Not in the transaction of an Idempotency-Key, which is over by then.
  const after = { ...call, db: call.deps.db };
  if (passwordHash !== null) call.deps.background.run(() => notifyOfChangedPassword(id, after));
}

interface Person {
  id: string;
  form: FirstTimeForm;
  organisation: { id: string; name: string } | null;
  passwordHash: string | null;
}

/** What the form did not ask stays as it was. */
async function writePerson(
  tx: Db,
  { firstName, lastName, pronoun, ...input }: Omit<FirstTimeInput, 'password'>,
  { id, form, organisation, passwordHash }: Person,
): Promise<void> {
  const { communicationDetails: contact, organisationDetails, profileDetails, userPrivacy } = input;
  const { suburb, state } = contact.homeAddress;
  const known = found(await knownOf(tx, id));
  const asksPrivacy = form.steps.includes('privacy-preferences');
  await changePerson(tx, id, {
    ...{ firstName, lastName },
    ...(form.has('pronoun') && { pronoun: pronoun || null }),
    ...(form.has('mobile') && { mobile: contact.mobile || null }),
    ...(form.has('homeAddress') && { suburb: suburb || null, homeState: state || null }),
    ...(form.steps.includes('org-details') && {
      organisationId: organisation?.id ?? null,
      organisationName: organisation?.name ?? null,
    }),
    ...(form.has('jobTitle') && { jobTitle: organisationDetails.jobTitle || null }),
    ...(form.has('description') && { description: profileDetails.description }),
    ...(form.steps.includes('areas-of-expertise') && {
      expertise: input.expertiseAreas.flatMap(({ categoryIds }) => categoryIds),
    }),
    ...(asksPrivacy && {
      ...(userPrivacy !== undefined && { directory: userPrivacy }),
      privacy: choicesOfFlags(userPrivacy ?? defaultPrivacyFlags, known.person.privacy),
      privacyVersion: known.person.privacyVersion + 1,
    }),
    ...(passwordHash !== null && { passwordHash }),
  });
}

/** What stands nowhere else. */
function onlyHere(input: Omit<FirstTimeInput, 'password'>, form: FirstTimeForm) {
  const { communicationDetails: contact } = input;
  return {
    firstNations: form.has('identityAsFirstNations') ? input.identityAsFirstNations : '',
    admittedOn: form.has('admissionDate') ? input.admissionDate || null : null,
    admissionStates: form.has('admissionState') ? input.admissionState : [],
    bodies: form.has('constituentBodyMembership') ? input.constituentBodyMembership : [],
    landline: form.has('phoneNumber') ? contact.phoneNumber : '',
    contactPreference: form.has('contactPreference') ? contact.contactPreference : '',
    address2: form.has('homeAddress') ? contact.homeAddress.address2 : '',
  };
}
