import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function calendarRefusals({ member, admin }: Subjects): Refusal[] {
  const { feed, newFeed } = contract.calendar;
  const acting = { as: { admin, actsFor: member }, input: {}, code: 'forbidden' } as const;
  return [
    { ...acting, title: 'the address of the calendar of somebody acted for', endpoint: feed },
    { ...acting, title: 'another address for the calendar of somebody acted for', endpoint: newFeed },
  ];
}
