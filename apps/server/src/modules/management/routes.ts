import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { oneCommunityById } from '../communities/index.ts';
import { readGlobalTerms, saveGlobalTerms } from './global-terms.ts';
import { aliasExists, listManaged } from './listing.ts';
import { allSegments } from './management.queries.ts';
import { createCommunity, editCommunity, removeCommunity } from './writing.ts';

export function managementRoutes(routes: Routes): void {
  const { management } = contract;
  bind(routes, management.segments, (_, { db }) => allSegments(db));
  bind(routes, management.list, ({ query }, call) => listManaged(query, call));
  bind(routes, management.existsByAlias, ({ query }, { db }) => aliasExists(db, query.alias));
  bind(routes, management.create, async ({ body }, call) => oneCommunityById(await createCommunity(body, call), call));
  bind(routes, management.edit, async ({ body }, call) => {
    await editCommunity(body, call);
    return oneCommunityById(call.facts.community.id, call);
  });
  bind(routes, management.globalTerms, (_, { db }) => readGlobalTerms(db));
  bind(routes, management.saveGlobalTerms, async ({ body }, call) => {
    await saveGlobalTerms(body, call);
    return {};
  });
  bind(routes, management.remove, async (_, call) => {
    await removeCommunity(call);
    return {};
  });
}
