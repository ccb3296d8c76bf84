import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';
import { samplePicture } from '../management/sample-fields.ts';
import { sampleSound } from './sample-sound.ts';

export function accountExamples({ world, member }: Subjects): ExamplesOf<'account'> {
  // Nobody who signs in by their password, or chooses another one, in other cases.
  const other = world.people.at(-4)?.id ?? '';
  const moving = world.people.at(-52)?.id ?? '';
  const organisation = world.organisations[0]?.id ?? '';
  const next = 'Quiet-harbour-4!';
  return {
    changePassword: {
      as: other,
      input: async (target) => ({
        body: { currentPassword: target.password, newPassword: next, confirmPassword: next },
      }),
    },
    security: { as: member, input: {} },
    saveSecurity: {
      as: member,
      input: async (target) => {
        const { mailTo, allowSms } = await replyTo(target, contract.account.security, {}, member);
        return { body: { enableTFA: false, mailTo, allowSms, currentPassword: target.password } };
      },
    },
    sendEmailConfirmation: {
      as: moving,
      input: async (target) => {
        const { firstName, lastName } = await replyTo(target, contract.account.details, {}, moving);
        const body = { firstName, lastName, email: 'moving@example.org', currentPassword: target.password };
        await replyTo(target, contract.account.saveDetails, { body }, moving);
        return {};
      },
    },
    securityEvents: { as: member, input: {} },
    details: { as: member, input: {} },
    saveDetails: {
      as: member,
      input: async (target) => {
        const { firstName, lastName, email } = await replyTo(target, contract.account.details, {}, member);
        return { body: { firstName, lastName, email, title: 'Dr', dateOfBirth: '1984-03-12', country: 'nz' } };
      },
    },
    saveWorkflowDetails: {
      as: member,
      input: async (target) => {
        const { workflowFormFields } = await replyTo(target, contract.account.details, {}, member);
        const values = workflowFormFields.map(({ id, entityId, value }) => ({ id, entityId, value }));
        return { body: { workflowFormFields: values } };
      },
    },
    workplace: { as: member, input: {} },
    saveWorkplace: {
      as: other,
      input: { body: { organisation: { id: organisation }, role: 'Occupational therapist', startDate: '2019-02-01' } },
    },
    organisationNames: { as: member, input: { query: { query: 'health' } } },
    organisation: { as: member, input: { params: { id: organisation } } },
    enquire: {
      as: member,
      input: {
        body: {
          ...{ Name: 'Mia Nguyen', Email: 'mia.nguyen@example.org', Mobile: '', memberNumber: '' },
          ...{ Comments: 'When does my membership end?', FileAttachment: [new File(['a,b\n1,2'], 'list.csv')] },
        },
      },
    },
    privacy: { as: member, input: {} },
    savePrivacy: {
      as: member,
      input: async (target) => {
        const { choices, version } = await replyTo(target, contract.account.privacy, {}, member);
        return { body: { choices: { ...choices, state: 'connections' }, version } };
      },
    },
    profileAs: { as: member, input: { query: { as: 'connection' } } },
    saveAvatar: { as: other, input: { body: { avatar: samplePicture() } } },
    saveNameSound: { as: other, input: { body: { sound: sampleSound() } } },
    removeNameSound: { as: other, input: {} },
  };
}
