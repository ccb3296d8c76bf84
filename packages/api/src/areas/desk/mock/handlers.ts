import { containsText } from '../../../mock/contains-text.ts';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { pageOf } from '../../../mock/pages.ts';
import { deskOrder, isHeldAt } from '../../../rules/index.ts';
import { deskReply } from './desk-reply.ts';

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
};
