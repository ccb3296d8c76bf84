import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function eventsExamples({ member, world }: Subjects): ExamplesOf<'events'> {
  const event = world.events.find(({ status, attachments }) => status === 'published' && attachments.length > 0);
  const onEvent = { as: member, input: { params: { id: event?.id ?? '' } } };
  return {
    getList: { as: member, input: { body: { keyword: 'a', isActiveEvent: true, typeId: 'cpd', listingId: 'cpd' } } },
    types: { as: member, input: {} },
    categories: { as: member, input: {} },
    when: { as: member, input: {} },
    locations: { as: member, input: {} },
    tags: { as: member, input: { query: { keyword: 'a' } } },
    byId: onEvent,
    attachments: onEvent,
    favourites: { as: member, input: {} },
    addFavourite: onEvent,
    removeFavourite: onEvent,
    upcoming: { as: member, input: { body: {} } },
    past: { as: member, input: { body: { page: 1, size: 5 } } },
    mine: { as: member, input: { body: { keyword: 'a', sortOrder: 'desc', isActiveEvent: false } } },
  };
}
