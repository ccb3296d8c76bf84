import { defineMessages } from '@portal/kit';

/** The words of favourite events: kept apart, because lists of events need none of them. */
export const favouriteMessages = defineMessages('events.favourites', {
  add: 'Add {title} to favourites',
  remove: 'Remove {title} from favourites',
  added: 'Successfully added to favourites',
  removed: 'Successfully removed from favourites',
  addFailed: 'Error adding to favorites:',
  removeFailed: 'Error removing from favorites:',
  count: { one: '{n} bookmarked event', other: '{n} bookmarked events' },
  failed: 'Your favourites could not be loaded.',
  none: 'No events yet',
  noneHint: 'Mark an event with its star, and it stands here.',
});
