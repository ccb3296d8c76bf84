import { containsText, copyOf, deskOrder, isHeldAt } from '@portal/rules';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { pageOf } from '../../../mock/pages.ts';
import { cancelEvent, editEvent, historyOf, makeDraft, publishEvent, repeatEvent } from './change-event.ts';
import { deskReply } from './desk-reply.ts';
import { filesOf, saveFiles } from './event-files.ts';
import { fieldsOf, knownTypes } from './event-fields.ts';

const byLabel = (a: { label: string }, b: { label: string }): number => (a.label < b.label ? -1 : 1);

export const desk: HandlersOf<'desk'> = {
  query({ query, body }, { state, now }) {
    const found = state.events
      .values()
      .filter(
        (event) =>
          (body.status === null || body.status === event.status) &&
          (body.type === null || body.type === event.kind) &&
          isHeldAt(event, body.time, now) &&
          containsText(`${event.title} ${event.shortDesc}`, body.keyword),
      )
      .sort((a, b) => a.startAt.getTime() - b.startAt.getTime() || (a.id < b.id ? -1 : 1));
    const ordered = deskOrder(body.time) === 'asc' ? found : found.toReversed();
    const { items, ...more } = pageOf(ordered, ({ id }) => id, { page: 1, ...query });
    return { events: items.map((event) => deskReply(event, state)), ...more };
  },
  byId: (_, { facts, state }) => deskReply(facts.event, state),
  options: (_, { state }) => ({
    locations: state.world.eventPlaces.map(({ id, name }) => ({ value: id, label: name })).sort(byLabel),
    categories: state.world.eventCategories.toSorted(byLabel),
    tags: state.tags
      .values()
      .map(({ id, name }) => ({ id, label: name }))
      .toSorted(byLabel),
  }),
  fields: (_, { facts: { event }, state }) => ({
    fields: fieldsOf(event),
    known: knownTypes(event, state),
    status: event.status,
    revision: event.revision,
  }),
  create: ({ body }, call) => makeDraft(body, 'created', call),
  edit({ body: { revision, ...fields } }, call) {
    return editEvent(fields, revision, call);
  },
  publish: ({ body }, call) => publishEvent(body.revision, call),
  cancel: ({ body }, call) => cancelEvent(body.revision, body.message, call),
  copy: (_, call) => makeDraft(copyOf(fieldsOf(call.facts.event)), 'copied', call),
  repeat: ({ body }, call) => repeatEvent(body.days, call),
  files: (_, { facts }) => filesOf(facts.event),
  saveFiles: ({ body }, call) => saveFiles(body, call),
  history: (_, call) => ({ changes: historyOf(call) }),
};
