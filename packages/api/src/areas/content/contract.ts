import { favouriteCalls } from './contract/favourites.ts';
import { itemCalls } from './contract/items.ts';
import { labelCalls } from './contract/labels.ts';
import { pageCalls } from './contract/pages.ts';

/** News, resources and pages, in the words of Directus. */
export const content = { ...itemCalls, ...labelCalls, ...pageCalls, ...favouriteCalls };
