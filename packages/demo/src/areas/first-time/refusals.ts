import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';
import { completeAnswers } from './examples.ts';

export function firstTimeRefusals({ world, member, admin }: Subjects): Refusal[] {
  const { save, values, saveDraft } = contract.firstTime;
  const quiet = world.people.at(-55)?.id ?? '';
  const code = 'invalid_input';
  const { communicationDetails } = completeAnswers;
  const saying = (title: string, changes: object, field: string): Refusal => ({
    title,
    endpoint: save,
    as: quiet,
    input: { body: { ...completeAnswers, ...changes } },
    code,
    field: `body.${field}`,
  });
  return [
    saying('a first login without a gender', { gender: '' }, 'gender'),
    saying('a first login with a title that nobody has', { title: 'Duke' }, 'title'),
    saying('a first login of a day of birth to come', { dob: '2199-01-01' }, 'dob'),
    saying(
      'a first login without a mobile number',
      { communicationDetails: { ...communicationDetails, mobile: ' ' } },
      'communicationDetails.mobile',
    ),
    saying('another password by way of the first login', { password: 'Quiet-harbour-42' }, 'password'),
    saying(
      'expertise that nobody knows',
      { expertiseAreas: [{ areaId: 'made-up', categoryIds: [] }] },
      'expertiseAreas',
    ),
    {
      title: 'a first login for somebody one acts for',
      endpoint: save,
      as: { admin, actsFor: member },
      input: { body: completeAnswers },
      code: 'forbidden',
    },
    {
      title: 'what is known of somebody one acts for',
      endpoint: values,
      as: { admin, actsFor: member },
      input: {},
      code: 'forbidden',
    },
    {
      title: 'a draft of a first login that is longer than it may be',
      endpoint: saveDraft,
      as: quiet,
      input: { body: { step: 'user-details', values: { firstName: 'x'.repeat(200) } } },
      code,
    },
  ];
}
