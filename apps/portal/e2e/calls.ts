import { randomUUID } from 'node:crypto';
import {
  contract,
  type Endpoint,
  type EndpointInput,
  type EndpointReply,
  type EventFields,
} from '@portal/api/contract';
import { inject } from 'vitest';
import { requestOf } from '../../server/src/testing/request.ts';
import { eventFields } from '../../server/src/testing/test-events.ts';
import { accessTokenIn, loginAt } from './logins.ts';
import { accounts } from './portal-test.ts';
import { world } from './world-places.ts';

const { desk } = contract;

interface Sent {
  method: string;
  path: string;
  /** In the place of `{id}` in the path. */
  id?: string;
  body?: object;
}

/** Makes calls as somebody; what they answer is read by whoever made them. */
export async function callerFor(
  email: string,
  origin = inject('portalUrl'),
): Promise<(sent: Sent) => Promise<unknown>> {
  const authorization = `Bearer ${accessTokenIn(await loginAt(origin, email))}`;
  return async ({ method, path, id = '', body }) => {
    const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const address = origin + path.replace('{id}', id);
    const answer = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

/** Makes calls of the contract as somebody, forms among them; one that is refused fails with its status. */
export async function contractCallerFor(email: string, origin = inject('portalUrl')) {
  const authorization = `Bearer ${accessTokenIn(await loginAt(origin, email))}`;
  return async <E extends Endpoint>(endpoint: E, input?: EndpointInput<E>): Promise<EndpointReply<E>> => {
    const request = requestOf(endpoint, input, { authorization, 'idempotency-key': randomUUID() });
    const { pathname, search } = new URL(request.url);
    const body = request.body === null ? null : await request.arrayBuffer();
    const answer = await fetch(origin + pathname + search, { method: request.method, headers: request.headers, body });
    if (!answer.ok) throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

/** A moment from now on, as a clock in UTC shows it. */
export function inMinutes(minutes: number): { day: string; time: string } {
  const [day = '', time = ''] = new Date(Date.now() + minutes * 60_000).toISOString().split('T');
  return { day, time: time.slice(0, 5) };
}

/** An event that anybody can register for, with the type of its tickets. */
export async function publishedEvent(fields: Partial<EventFields>): Promise<{ id: string; typeId: string }> {
  const call = await callerFor(accounts.admin);
  const body = { ...eventFields, locationId: world.eventPlaces[0]?.id ?? '', ...fields };
  const { id } = desk.create.reply.schema.parse(await call({ ...desk.create, body }));
  await call({ ...desk.publish, id, body: { revision: 0 } });
  const { fields: stored } = desk.fields.reply.schema.parse(await call({ ...desk.fields, id }));
  return { id, typeId: stored.ticketTypes[0]?.id ?? '' };
}
