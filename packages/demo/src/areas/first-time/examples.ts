import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

/** Somebody who has a password, and whom no other case asks anything. */
function newcomer({ world }: Pick<Subjects, 'world'>): string {
  return world.people.at(-53)?.id ?? '';
}

/** All that nobody goes on without. */
export const completeAnswers = {
  title: 'Dr',
  firstName: 'Robin',
  lastName: 'Castle',
  gender: 'X',
  identityAsFirstNations: 'no',
  constituentBodyMembership: ['none'],
  communicationDetails: { phoneNumber: '02 5550 0100', mobile: '0491 570 156', contactPreference: 'email' },
};

export function firstTimeExamples(subjects: Subjects): ExamplesOf<'firstTime'> {
  const { member, world } = subjects;
  const keeper = world.people.at(-54)?.id ?? '';
  return {
    values: { as: member, input: {} },
    options: { as: member, input: {} },
    save: { as: newcomer(subjects), input: { body: completeAnswers } },
    redirectLink: { as: member, input: {} },
    draft: { as: member, input: {} },
    saveDraft: { as: keeper, input: { body: { step: 'user-details', values: { ...completeAnswers, dob: '12/0' } } } },
    countries: { as: member, input: {} },
    states: { as: member, input: { query: { country: 'nz' } } },
    renewLink: { as: member, input: {} },
    updateDetailsLink: { as: member, input: {} },
  };
}
