import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';
import { defaultPrivacy } from '@portal/rules';
import { sampleSound } from './sample-sound.ts';

export function accountRefusals({ world, member, admin }: Subjects): Refusal[] {
  const { changePassword, enquire, profileAs, saveDetails, savePrivacy, saveSecurity } = contract.account;
  const { organisation, removeNameSound, saveNameSound, saveWorkflowDetails, saveWorkplace } = contract.account;
  const emailOf = (personId: string) => world.people.find(({ id }) => id === personId)?.email ?? '';
  const details = { firstName: 'Mia', lastName: 'Nguyen', email: emailOf(member) };
  const security = { enableTFA: true, mailTo: emailOf(member), allowSms: false, currentPassword: 'any' };
  const [code, good] = ['invalid_input', 'Quiet-harbour-4!'] as const;
  const change = (currentPassword: string, newPassword: string, confirmPassword = newPassword) => ({
    body: { currentPassword, newPassword, confirmPassword },
  });
  return [
    {
      title: 'choices of privacy that were changed meanwhile',
      endpoint: savePrivacy,
      input: { body: { choices: defaultPrivacy, version: 999 } },
      as: member,
      code: 'stale',
    },
    {
      title: 'choices of privacy for somebody one acts for',
      endpoint: savePrivacy,
      input: { body: { choices: defaultPrivacy, version: 0 } },
      as: { admin, actsFor: member },
      code: 'forbidden',
    },
    {
      title: 'one’s own profile as somebody sees it who is not known',
      endpoint: profileAs,
      // As somebody sends it who does not use the types.
      input: { query: { as: 'stranger' as 'member' } },
      as: member,
      code,
    },
    {
      title: 'another password without the current one',
      endpoint: changePassword,
      input: change('wrong', good),
      as: member,
      code,
    },
    {
      title: 'another password that is too simple',
      endpoint: changePassword,
      input: change('any', 'quiet'),
      as: member,
      code,
    },
    {
      title: 'another password that many use',
      endpoint: changePassword,
      input: change('any', 'P@ssw0rd'),
      as: member,
      code,
    },
    {
      title: 'another password that differs when it is typed again',
      endpoint: changePassword,
      input: change('any', good, 'Quiet-harbour-5!'),
      as: member,
      code,
    },
    {
      title: 'a second factor without the password',
      endpoint: saveSecurity,
      input: { body: { ...security, currentPassword: 'wrong' } },
      as: member,
      code,
    },
    {
      title: 'codes to an address that is not the account’s',
      endpoint: saveSecurity,
      input: { body: { ...security, mailTo: 'elsewhere@example.org' } },
      as: member,
      code,
    },
    {
      title: 'a second factor for somebody one acts for',
      endpoint: saveSecurity,
      input: { body: security },
      as: { admin, actsFor: member },
      code: 'forbidden',
    },
    {
      title: 'another e-mail without the password',
      endpoint: saveDetails,
      input: { body: { ...details, email: 'elsewhere@example.org' } },
      as: member,
      code,
    },
    {
      title: 'a day of birth to come',
      endpoint: saveDetails,
      input: { body: { ...details, dateOfBirth: '2199-01-01' } },
      as: member,
      code,
    },
    {
      title: 'details of somebody else',
      endpoint: saveDetails,
      input: { body: { ...details, id: admin } },
      as: member,
      code: 'forbidden',
    },
    {
      title: 'details that were changed meanwhile',
      endpoint: saveDetails,
      input: { body: { ...details, version: 999 } },
      as: member,
      code: 'stale',
    },
    {
      title: 'a workflow’s form without a name',
      endpoint: saveWorkflowDetails,
      input: { body: { workflowFormFields: [{ id: 'first-name', entityId: 'contact', value: '' }] } },
      as: member,
      code,
    },
    {
      title: 'an organisation that there is not',
      endpoint: saveWorkplace,
      input: { body: { organisation: { id: 'made-up' }, role: 'Therapist' } },
      as: member,
      code,
    },
    {
      title: 'an organisation that nobody knows',
      endpoint: organisation,
      input: { params: { id: 'made-up' } },
      as: member,
      code: 'not_found',
    },
    {
      title: 'a workplace without a role',
      endpoint: saveWorkplace,
      input: { body: { organisation: { id: world.organisations[0]?.id ?? '' }, role: ' ' } },
      as: member,
      code,
    },
    {
      title: 'an enquiry without comments',
      endpoint: enquire,
      input: { body: { Email: 'mia@example.org', Comments: ' ' } },
      as: member,
      code,
    },
    {
      title: 'an enquiry with a file that it does not take',
      endpoint: enquire,
      input: { body: { Email: 'mia@example.org', Comments: 'See there', FileAttachment: [new File(['x'], 'a.exe')] } },
      as: member,
      code: 'unsupported_file',
    },
    {
      title: 'a recorded name that is longer than it may be',
      endpoint: saveNameSound,
      input: { body: { sound: sampleSound(10.5) } },
      as: member,
      code: 'too_large',
    },
    {
      title: 'a recorded name in which nothing is heard',
      endpoint: saveNameSound,
      input: { body: { sound: sampleSound(1, 0) } },
      as: member,
      code,
    },
    {
      title: 'a recorded name that is no sound',
      endpoint: saveNameSound,
      input: { body: { sound: new File(['RIFF'], 'name.wav') } },
      as: member,
      code: 'unsupported_file',
    },
    {
      title: 'a recorded name for somebody one acts for',
      endpoint: saveNameSound,
      input: { body: { sound: sampleSound() } },
      as: { admin, actsFor: member },
      code: 'forbidden',
    },
    {
      title: 'a recorded name taken from somebody one acts for',
      endpoint: removeNameSound,
      input: {},
      as: { admin, actsFor: member },
      code: 'forbidden',
    },
    {
      title: 'another password for somebody one acts for',
      endpoint: changePassword,
      input: change('any', good),
      as: { admin, actsFor: member },
      code: 'forbidden',
    },
  ];
}
