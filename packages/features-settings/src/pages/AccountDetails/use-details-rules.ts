import { limits } from '@portal/api';
import { dayIn } from '@portal/rules';
import { useMessages, usePortal } from '@portal/kit';
import { custom, email, maxLength, required } from '@portal/kit/form';
import { settingsMessages } from '../../messages.ts';

/** Who somebody is, and how they are reached: what every form asks for. */
export function usePersonRules() {
  const t = useMessages(settingsMessages);
  const name = maxLength(limits.account.nameLength, t('atMostCharacters', { n: limits.account.nameLength }));
  return {
    firstName: [required(t('firstNameRequired')), name],
    lastName: [required(t('lastNameRequired')), name],
    email: [required(t('emailRequired')), email(t('emailInvalid'))],
    mobile: [maxLength(limits.account.mobileLength, t('atMostCharacters', { n: limits.account.mobileLength }))],
  };
}

export function useDetailsRules() {
  const t = useMessages(settingsMessages);
  const { clock, profile } = usePortal();
  const atMost = (n: number) => [maxLength(n, t('atMostCharacters', { n }))];
  const { nameLength, lineLength, pronounLength, nameSaidLength, postNominalsLength, postCodeLength } = limits.account;
  const today = dayIn(clock.now(), profile.timeZone);
  const past = [custom((day: string | null) => day === null || day <= today, t('dayToCome'))];
  const line = atMost(lineLength);
  const postCode = atMost(postCodeLength);
  return {
    ...usePersonRules(),
    middleName: atMost(nameLength),
    preferredName: atMost(nameLength),
    pronoun: atMost(pronounLength),
    nameSaid: atMost(nameSaidLength),
    postNominals: atMost(postNominalsLength),
    dateOfBirth: past,
    graduationDate: past,
    ...{ address: line, suburb: line, state: line, postCode },
    ...{ postalAddress: line, postalSuburb: line, postalState: line, postalPostCode: postCode },
  };
}
