import { calls, type EventAttachment, type EventDetail, type EventOption, type PortalEvent } from '@portal/api';
import { createMock } from '@portal/demo/mock';
import { storyNow } from '@portal/stories';

const mock = createMock({ clock: storyNow });

async function ask<Reply>({ method, path }: { method: string; path: string }, body?: object): Promise<Reply> {
  const headers = { Authorization: 'Bearer story', 'Content-Type': 'application/json' };
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  const response = await mock.fetch(new Request(`https://stories.example${path}`, init));
  // The mock parses every reply with the contract.
  return (await response.json()) as Reply;
}

const list = await ask<{ events: PortalEvent[] }>(calls.events.getList, { size: 2000 });
const toCome = await ask<{ events: PortalEvent[]; totalItems: number }>(calls.events.getList, { isActiveEvent: true });
const onEvent = (id: string, path: string) => ({ method: 'GET', path: path.replace('{id}', id) });

/** The next events of the demo world as a member is told about them. */
export const sampleEvents: readonly PortalEvent[] = toCome.events;
export const sampleTotal = toCome.totalItems;

export const sampleTypes = await ask<EventOption[]>(calls.events.types);
export const sampleTags = await ask<EventOption[]>(calls.events.tags);
export const sampleCategories = await ask<EventOption[]>(calls.events.categories);

function first(fits: (event: PortalEvent) => boolean): PortalEvent {
  const found = list.events.find(fits);
  if (found === undefined) throw new Error('The demo world has no such event');
  return found;
}

/** A free webinar to come, changed as a story needs it. */
export function sampleEvent(changes: Partial<PortalEvent> = {}): PortalEvent {
  const event = first(
    ({ type, closedBecause, amountFrom }) => type === 'webinar' && closedBecause === null && amountFrom === 0,
  );
  return { ...event, userTicketId: null, ...changes };
}

const conference = first(({ type, closedBecause }) => type === 'conference' && closedBecause === 'notYetOpen');
const detail = await ask<EventDetail>(onEvent(conference.id, calls.events.byId.path));

/** A conference with everything that an event can tell. */
export function sampleDetail(changes: Partial<EventDetail> = {}): EventDetail {
  return { ...detail, ...changes };
}

export const sampleAttachments = await ask<{ docs: EventAttachment[]; links: EventAttachment[] }>(
  onEvent(conference.id, calls.events.attachments.path),
);
