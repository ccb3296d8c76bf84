import { favouriteCalls } from './contract/favourites.ts';
import { feedCalls } from './contract/feed.ts';
import { itemCalls } from './contract/items.ts';
import { labelCalls } from './contract/labels.ts';
import { pageCalls } from './contract/pages.ts';

/** News, resources and pages, in the words of Directus, and what is a person's own of them. */
export const content = {
  ...itemCalls,
  ...labelCalls,
  ...pageCalls,
  ...favouriteCalls,
  ...feedCalls,
};
