import type { FirstTimeValues } from '@portal/api';
import { defaultPrivacyFlags, fieldOptionsReply, firstTimeForm } from '@portal/rules';
import { fn } from 'storybook/test';
import type { WelcomeStart } from '../model/welcome/use-welcome-start.ts';
import type { WelcomeNavigation } from '../model/welcome/use-welcome.ts';
import { welcomeValues } from '../model/welcome/welcome-values.ts';

/** What is known of somebody who was invited by name alone. */
export const knownOfRobin: FirstTimeValues = {
  ...{ title: '', firstName: 'Robin', lastName: 'Castle', prefName: '', dob: '', gender: '', pronoun: '' },
  ...{ postNominal: [], identityAsFirstNations: '', admissionDate: '', admissionState: [] },
  constituentBodyMembership: [],
  userPrivacy: defaultPrivacyFlags,
  communicationDetails: {
    ...{ phoneNumber: '', mobile: '', email: 'robin.castle@example.org', contactPreference: '' },
    homeAddress: { address1: '', address2: '', suburb: '', state: '', postcode: '', country: 'au' },
  },
  organisationDetails: { organisationId: null, organisationName: '', jobTitle: '', location: '' },
  profileDetails: { description: '', imageUrl: null },
  expertiseAreas: [],
  hasPassword: false,
  isFinished: false,
};

/** What a step begins with, for a story of it. */
export function welcomeStart(values: Partial<FirstTimeValues> = {}, more: Partial<WelcomeStart> = {}): WelcomeStart {
  const known = { ...knownOfRobin, ...values };
  const options = fieldOptionsReply();
  return {
    form: firstTimeForm({}, known),
    known,
    options,
    initial: welcomeValues(known, null, options),
    elsewhere: null,
    ...more,
  };
}

/** The ways from a step in the middle; the next one is wherever a story says. */
export function welcomeNavigation(more: Partial<WelcomeNavigation> = {}): WelcomeNavigation {
  return {
    ledBack: null,
    onBack: fn(),
    next: fn(() => 'privacy-preferences' as const),
    onGo: fn(),
    onKeep: fn(),
    onFinish: fn(async () => undefined),
    ending: null,
    onEndingClose: fn(),
    onLeave: fn(),
    onGoOn: fn(),
    isGoingOn: false,
    ...more,
  };
}
