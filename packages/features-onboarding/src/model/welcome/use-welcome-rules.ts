import { limits } from '@portal/api';
import { dayIn, type FirstTimeField, type FirstTimeForm, type FirstTimeStep } from '@portal/rules';
import { useMessages, usePortal } from '@portal/kit';
import { custom, maxLength, type NestedRules, required, section } from '@portal/kit/form';
import { welcomeMessages } from '../messages.ts';
import { partsOfStep } from './welcome-steps.ts';
import type { WelcomeValues } from './welcome-values.ts';

const { account, firstTime } = limits;

/** What a step asks of its fields; which must be said is the organisation's. */
export function useWelcomeRules(step: FirstTimeStep, form: FirstTimeForm): NestedRules<WelcomeValues> {
  const rules = useAllRules(form);
  const parts: readonly string[] = partsOfStep[step];
  // What is wrong elsewhere is found at the end, and led back to; here it has no field.
  return Object.fromEntries(Object.entries(rules).filter(([part]) => parts.includes(part)));
}

function useAllRules(form: FirstTimeForm): NestedRules<WelcomeValues> {
  const t = useMessages(welcomeMessages);
  const { clock, profile } = usePortal();
  const today = dayIn(clock.now(), profile.timeZone);
  const must = (label: string) => [required(form.namesMissing ? t('labelRequired', { label }) : t('fieldRequired'))];
  const whenRequired = (field: FirstTimeField, label: string) => (form.isRequired(field) ? must(label) : []);
  const atMost = (n: number) => maxLength(n, t('atMostCharacters', { n }));
  const past = [custom((day: string) => day <= today, t('dayToCome'))];
  const name = atMost(account.nameLength);
  const phone = atMost(account.mobileLength);
  return {
    title: whenRequired('title', t('title')),
    firstName: [...must(t('firstName')), name],
    lastName: [...must(t('lastName')), name],
    prefName: [name],
    dob: past,
    gender: whenRequired('gender', t('gender')),
    identityAsFirstNations: whenRequired('identityAsFirstNations', t('firstNations')),
    admissionDate: past,
    constituentBodyMembership: whenRequired('constituentBodyMembership', t('constituentBody')),
    communicationDetails: section<WelcomeValues['communicationDetails']>({
      phoneNumber: [...whenRequired('phoneNumber', t('landline')), phone],
      mobile: [...whenRequired('mobile', t('mobile')), phone],
      contactPreference: whenRequired('contactPreference', t('contactPreference')),
    }),
    organisationDetails: section<WelcomeValues['organisationDetails']>({ jobTitle: [atMost(account.roleLength)] }),
    profileDetails: section<WelcomeValues['profileDetails']>({ description: [atMost(firstTime.descriptionLength)] }),
  };
}
