/** Words of cards and of what can be done with a community. */
export const communityMessages = {
  openCommunity: 'Open community',
  privateCommunity: 'Private community',
  archived: 'Archived',
  autoJoined: 'Auto joined',
  uncategorized: 'Uncategorized',
  memberCount: { one: '{n} member', other: '{n} members' },
  postCount: { one: '{n} post', other: '{n} posts' },
  moderator: 'Moderator',
  member: 'Member',

  next: 'Next',
  cancel: 'Cancel',

  like: 'Like {name}',
  unlike: 'Take your like of {name} back',
  likeFailed: 'Your like could not be saved. Try again.',
  addFavourite: 'Add {name} to favourites',
  removeFavourite: 'Remove {name} from favourites',
  favouriteAdded: 'Successfully added to favourites',
  favouriteRemoved: 'Successfully removed from favourites',
  favouriteAddFailed: 'Error adding to favorites:',
  favouriteRemoveFailed: 'Error removing from favorites:',
  copyLink: 'Copy link',

  toCommunities: 'Back to communities',
  discussionTab: 'Discussion',
  privateLine: 'This community is private.',
} as const;
