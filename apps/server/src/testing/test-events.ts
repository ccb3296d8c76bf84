import { contract, type EventFields } from '@portal/api/contract';
import type { TestServer } from './test-server.ts';

const { desk } = contract;
const nothing = { day: null, time: null };

/** An event as the desk writes it. */
export const eventFields: EventFields = {
  title: 'Hands',
  type: 'general',
  shortDesc: '',
  content: '',
  start: { day: '2199-03-05', time: '09:00' },
  end: { day: '2199-03-05', time: '16:30' },
  timeZone: 'Australia/Adelaide',
  locationId: 'online',
  address: null,
  externalUrl: null,
  cpdHours: null,
  cpdDetails: [],
  isMembersOnly: false,
  opens: nothing,
  closes: nothing,
  isSingleClick: true,
  ticketTypes: [{ id: null, name: 'Free', amountCents: 0, capacity: 20, isMembersOnly: false }],
  categoryIds: [],
  tagIds: [],
  sessions: [],
  presenters: [],
  sponsor: '',
  reasoning: '',
  access: '',
  enrolTitle: '',
  enrol: '',
  coursesTitle: '',
  coursesDescription: '',
};

export async function draftOf(server: TestServer, more: Partial<EventFields> = {}): Promise<string> {
  return (await server.call('admin', desk.create, { body: { ...eventFields, ...more } })).body.id;
}

export async function publishedBy(server: TestServer, more: Partial<EventFields> = {}): Promise<string> {
  const id = await draftOf(server, more);
  await server.call('admin', desk.publish, { params: { id }, body: { revision: 0 } });
  return id;
}
