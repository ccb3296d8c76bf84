import type { Community } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { pageOf } from '../../../mock/pages.ts';
import { aliasFault, containsText, staleTermsRefusal, textVersion } from '@portal/rules';
import { refuse } from '../../../mock/mock-problem.ts';
import { communityAccessOf } from '../../communities/mock/community-access.ts';
import { communityReply } from '../../communities/mock/community-reply.ts';
import { seenBy } from '../../communities/mock/handlers.ts';
import type { MockCommunity } from '../../communities/state.ts';
import { segments } from '../../people/world/places.ts';
import { globalTermsOf, setGlobalTerms } from './global-terms.ts';
import { createCommunity, editCommunity, isTaken } from './writing.ts';

function replyOf(community: MockCommunity, call: MockCall): Community {
  const viewer = viewerOf(call);
  return communityReply(call.state, communityAccessOf(call.state, community, viewer), viewer);
}

export const management: HandlersOf<'management'> = {
  segments: () => ({
    segments: segments
      .map(({ id, name }) => ({ segmentId: id, segmentName: name }))
      .sort((a, b) => a.segmentName.localeCompare(b.segmentName, 'en')),
  }),
  list({ query: { id, keyword = '', ...paging } }, call) {
    const found = seenBy(call).filter(
      ({ community }) =>
        (id === undefined || community.id === id) &&
        containsText(`${community.name} ${community.shortDescription}`, keyword),
    );
    const { items, totalItemCount } = pageOf(found, ({ community }) => community.id, paging);
    return { communities: items.map(({ community }) => replyOf(community, call)), totalItemCount };
  },
  existsByAlias: ({ query: { alias } }, { state }) => ({
    exists: aliasFault(alias) === 'taken' || isTaken(state, alias),
  }),
  create: async ({ body }, call) => replyOf(await createCommunity(body, call), call),
  edit: async ({ body }, call) => replyOf(await editCommunity(body, call), call),
  globalTerms(_, { state }) {
    const terms = globalTermsOf(state);
    return { ...terms, version: textVersion(terms.html) };
  },
  saveGlobalTerms({ body: { version, ...terms } }, { state }) {
    refuse(staleTermsRefusal(version, globalTermsOf(state).html));
    setGlobalTerms(state, terms);
    return {};
  },
  remove(_, { state, facts }) {
    state.communities.change(facts.communityAccess.community.id, { isDeleted: true });
    return {};
  },
};
