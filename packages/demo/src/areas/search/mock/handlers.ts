import type { HandlersOf } from '../../../mock/handler-types.ts';
import { dayIn, missedWords } from '@portal/rules';
import { everywhere, posts } from './everywhere.ts';
import { inCommunity } from './in-community.ts';
import { tagged, tags } from './tagged.ts';

export const search: HandlersOf<'search'> = {
  everywhere,
  tags,
  tagged,
  posts,
  inCommunity,
  tellMissed({ body }, { state, now }) {
    const words = missedWords(body.keyword);
    if (words === null) return {};
    const times = (state.searchMisses.get(words)?.times ?? 0) + 1;
    state.searchMisses.set(words, { words, times, lastDay: dayIn(now, state.timeZone) });
    return {};
  },
  missed({ query: { page, pageSize } }, { state }) {
    const repeated = state.searchMisses
      .values()
      .filter(({ times }) => times > 1)
      .toSorted((a, b) => b.times - a.times || (a.words < b.words ? -1 : 1));
    return { searches: repeated.slice((page - 1) * pageSize, page * pageSize), totalItemCount: repeated.length };
  },
};
