export { AccountUnknown } from '../offline/AccountUnknown.tsx';
export { DraftsPage } from '../drafts/DraftsPage.tsx';
export { favouritesPageOf } from '../favourites/FavouritesPage.tsx';
export { HomeGreeting } from './HomeGreeting.tsx';
export { NotFoundScreen } from './NotFoundScreen.tsx';
export { StaysOffline } from '../offline/StaysOffline.tsx';
export { SearchPage } from '../search/SearchPage.tsx';
