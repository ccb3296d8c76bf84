export { AccountFailed } from './AccountFailed.tsx';
export { favouritesPageOf } from '../favourites/FavouritesPage.tsx';
export { HomeGreeting } from './HomeGreeting.tsx';
export { NotFoundScreen } from './NotFoundScreen.tsx';
export { SearchPage } from '../search/SearchPage.tsx';
