import { type contract, type HandlerInput, type HandlerReply, postStatus, postType } from '@portal/api/contract';
import { isExact } from '@portal/rules';
import { paged } from '../../http/cursor.ts';
import type { CommunityCall } from '../communities/index.ts';
import { personReply } from '../people/index.ts';
import { piecesOf } from './pieces-of.ts';
import { findPosts, type FoundRow, meantWords, placeOf, placeShape, typedWords } from './search.queries.ts';

type Search = typeof contract.search.inCommunity;
export type Query = HandlerInput<Search>['query'];

const nothing: Awaited<ReturnType<typeof findPosts>> = { rows: [], total: 0 };

/** Posts of a community that hold what was typed; where none does, those that hold what somebody may have meant who mistyped. */
export async function searchCommunity(query: Query, call: CommunityCall): Promise<HandlerReply<Search>> {
  const cursor = call.deps.cursors(`search in ${call.facts.community.id}`, placeShape);
  const keyset = query.after === undefined ? null : cursor.unpack(query.after);
  const isContinued = keyset !== null || query.page > 1;
  const exact = typedWords(query);
  const found = keyset?.[0] === 'similar' ? nothing : await findPosts(exact, query, keyset, call);
  const isMistyped = keyset?.[0] === 'similar' || (found.rows.length === 0 && !isContinued && !isExact(query.keyword));
  const meant = isMistyped ? await meantWords(query, call) : null;
  const { rows, total } = meant === null ? found : await findPosts(meant, query, keyset, call);
  const { kind } = meant ?? exact;
  const page = paged(rows, query.pageSize, placeOf(kind), cursor);
  return {
    posts: page.rows.map((row) => ({ ...foundReply(row, call), isSimilar: kind === 'similar' })),
    totalItemCount: total,
    nextCursor: page.nextCursor,
  };
}

function foundReply(row: FoundRow, call: CommunityCall): Omit<HandlerReply<Search>['posts'][number], 'isSimilar'> {
  const { title, excerpt, author, createdAt, type, status, rank: _, moment: __, ...rest } = row;
  return {
    ...rest,
    title: piecesOf(title),
    excerpt: piecesOf(excerpt),
    author: personReply(author, call),
    createdAt: createdAt.toISOString(),
    status: postStatus.parse(status),
    type: type === null ? null : postType.parse(type),
  };
}
