import * as z from 'zod';
import { signedIn } from '../../../contract/access.ts';
import { endpoint } from '../../../contract/endpoint.ts';
import { done, id, page, pageSize } from '../../../contract/fields.ts';
import { pageSizes } from '../../../contract/page-sizes.ts';

const favouritePage = z.object({ page: page(), pageSize: pageSize(pageSizes.cap) });

/** What somebody keeps to read again. */
export const favouriteCalls = {
  favouriteNews: endpoint({
    method: 'GET',
    path: '/api/v1/news/favorite',
    summary: 'The ids of the news that somebody keeps and may still read, the last kept first',
    access: signedIn('news'),
    query: favouritePage,
    response: z.object({ favoriteNewsIds: z.array(id) }),
  }),
  addFavouriteNews: endpoint({
    method: 'POST',
    path: '/api/v1/news/{id}/add-to-favorite',
    summary: 'Keep a piece of news',
    access: signedIn('news'),
    response: done,
    problems: ['not_found'],
  }),
  removeFavouriteNews: endpoint({
    method: 'POST',
    path: '/api/v1/news/{id}/delete-from-favorite',
    summary: 'Keep a piece of news no more; it may be gone already',
    access: signedIn('news'),
    response: done,
  }),
  favouriteResources: endpoint({
    method: 'GET',
    path: '/api/v1/resource/favorite',
    summary: 'The ids of the resources that somebody keeps and may still read, the last kept first',
    access: signedIn('resources'),
    query: favouritePage,
    response: z.object({ favoriteResourcesIds: z.array(id) }),
  }),
  addFavouriteResource: endpoint({
    method: 'POST',
    path: '/api/v1/resource/{id}/add-to-favorite',
    summary: 'Keep a resource',
    access: signedIn('resources'),
    response: done,
    problems: ['not_found'],
  }),
  removeFavouriteResource: endpoint({
    method: 'POST',
    path: '/api/v1/resource/{id}/delete-from-favorite',
    summary: 'Keep a resource no more; it may be gone already',
    access: signedIn('resources'),
    response: done,
  }),
};
