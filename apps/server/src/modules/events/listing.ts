import type { contract, HandlerInput } from '@portal/api/contract';
import { spanOf } from '@portal/rules';
import { patternOf } from '../../db/search.ts';
import { everything, type Listing } from './events.queries.ts';

type Body = HandlerInput<typeof contract.events.getList>['body'];

type MineBody = HandlerInput<typeof contract.events.mine>['body'];

export function listingOf(body: Body, zone: string, now: Date): Listing {
  const { from, before } = spanOf({ from: body.startDateFrom ?? null, to: body.startDateTo ?? null }, zone);
  const given = (ids: readonly string[]) => (ids.length > 0 ? ids : null);
  const narrow = {
    kind: body.typeId ?? null,
    listing: body.listingId ?? null,
    locationIds: given(body.locationId),
    categoryIds: given(body.categoryId),
    tagIds: given(body.tagId),
  };
  const earliest = [from, body.isActiveEvent === true ? now : null].filter((moment) => moment !== null);
  return {
    order: body.sortOrder,
    onlyMine: false,
    isNarrowed: Object.values(narrow).some((value) => value !== null),
    isSearched: body.keyword.trim() !== '',
    filled: {
      ...everything,
      ...(earliest.length > 0 && {
        endsAfter: earliest
          .map((moment) => moment.toISOString())
          .toSorted()
          .at(-1),
      }),
      ...(before !== null && { startsBefore: before.toISOString() }),
      ...(body.isActiveEvent === false && { endsBy: now.toISOString() }),
      ...narrow,
      pattern: patternOf(body.keyword),
    },
  };
}

/** The events of the person who asks. */
export function listingOfMine(
  { sortOrder, isActiveEvent, keyword }: Pick<MineBody, 'sortOrder' | 'isActiveEvent' | 'keyword'>,
  now: Date,
): Listing {
  const at = now.toISOString();
  return {
    order: sortOrder,
    onlyMine: true,
    isNarrowed: false,
    isSearched: keyword.trim() !== '',
    filled: {
      ...everything,
      ...(isActiveEvent === true && { endsAfter: at }),
      ...(isActiveEvent === false && { endsBy: at }),
      pattern: patternOf(keyword),
    },
  };
}

/** The favourites of the person who asks, the last first. */
export const favouriteEvents: Listing = {
  order: 'desc',
  onlyMine: false,
  onlyFavourites: true,
  isNarrowed: false,
  isSearched: false,
  filled: everything,
};
