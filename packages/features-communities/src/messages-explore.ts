/** Words of the dashboard and its menu. */
export const exploreMessages = {
  communitiesMenu: 'Communities',
  welcome: 'Welcome',
  favourites: 'Favourites',
  exploreCommunities: 'Explore communities',
  exploreMeetings: 'Explore meetings',
  savedPosts: 'Saved posts',
  myCommunities: 'My communities',
  communitiesYouManage: 'Communities you manage',
  seeAll: 'See all',
  manageAdmin: 'Manage admin',

  welcomeHeading: 'Welcome, {name}',
  welcomeAnyone: 'Welcome',
  welcomeText: 'What your communities are talking about.',
  feedHeading: 'Latest posts',
  recommended: 'Recommended communities',
  noFavouritesYet: 'Press the star of a community, and it stands here for quick access.',
  noneJoinedYet: 'The communities that you join stand here.',
  myCommunitiesFailed: 'Your communities could not be loaded.',
  favouritesFailed: 'Your favourites could not be loaded.',
  recommendedFailed: 'Recommendations could not be loaded.',
} as const;
