import { defineMessages } from '@portal/kit';

/** The words of what stands on pages of the host: they come with it alone. */
export const favouritesMessages = defineMessages('communities', {
  favouriteCommunities: { one: '{n} bookmarked community', other: '{n} bookmarked communities' },
  noFavourites: 'No favourite communities yet',
  noFavouritesHint: 'Press the star of a community, and it stands here for quick access.',
});
