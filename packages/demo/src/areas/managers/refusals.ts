import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function managersRefusals({ member, admin, staff, world }: Subjects): Refusal[] {
  const { list, add, remove } = contract.managers;
  const [owner = '', manager = ''] = staff;
  const emailOf = (personId: string) => world.people.find(({ id }) => id === personId)?.email ?? '';
  const adding = (userEmail: string) => ({ body: { userEmail, role: 'Manager' } });
  const removing = (userEmail: string) => ({ query: { userEmail } });
  return [
    { title: 'managers asked for by a member', endpoint: list, as: member, input: {}, code: 'forbidden' },
    { title: 'managers asked for by a manager', endpoint: list, as: manager, input: {}, code: 'forbidden' },
    {
      ...{ title: 'administrators asked for', endpoint: list, as: admin, input: { query: { role: 1 } } },
      ...{ code: 'invalid_input', field: 'query.role' },
    },
    {
      ...{ title: 'a manager who makes themself another', endpoint: add, as: manager },
      ...{ input: adding(emailOf(member)), code: 'forbidden' },
    },
    {
      ...{ title: 'somebody made an administrator', endpoint: add, as: admin },
      ...{ input: { body: { userEmail: emailOf(member), role: 'Admin' } }, code: 'invalid_input', field: 'body.role' },
    },
    {
      ...{ title: 'somebody who is not there made a manager', endpoint: add, as: admin },
      ...{ input: adding('nobody@example.org'), code: 'not_found' },
    },
    {
      ...{ title: 'a manager made a manager', endpoint: add, as: admin },
      ...{ input: adding(emailOf(manager)), code: 'conflict' },
    },
    {
      ...{ title: 'a workspace owner made a manager', endpoint: add, as: admin },
      ...{ input: adding(emailOf(owner)), code: 'conflict' },
    },
    {
      ...{ title: 'an administrator who makes themself a manager', endpoint: add, as: admin },
      ...{ input: adding(emailOf(admin)), code: 'conflict' },
    },
    {
      ...{ title: 'the role of a manager taken from a member', endpoint: remove, as: admin },
      ...{ input: removing(emailOf(member)), code: 'conflict' },
    },
    {
      ...{ title: 'the role of a manager taken by a member', endpoint: remove, as: member },
      ...{ input: removing(emailOf(manager)), code: 'forbidden' },
    },
  ];
}
