import type { Tables } from './held.ts';
import { accountTables } from './tables/account.ts';
import { communityTables } from './tables/communities.ts';
import { cpdTables } from './tables/cpd.ts';
import { eventTables } from './tables/events.ts';
import { moneyTables } from './tables/money.ts';
import { communicationTables } from './tables/communication.ts';

/**
 * Of every table that holds something of a person: which rows are theirs, what a copy shows of them, and what erasing their account does. In this order rows go: what
 * triggers write on the way is gone after it.
 */
export const registry: Tables = {
  ...accountTables,
  ...moneyTables,
  ...eventTables,
  ...cpdTables,
  ...communityTables,
  ...communicationTables,
};
