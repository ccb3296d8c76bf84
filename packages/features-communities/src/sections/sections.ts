export { FavouriteCommunitiesPage } from './FavouriteCommunitiesPage.tsx';
export { LiveFavourites } from './LiveFavourites.tsx';
export { SavedPosts } from './SavedPosts.tsx';
