import { type Community, contract } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import {
  containsText,
  isBlankHtml,
  isRecommended,
  shownStatistics,
  staleAboutRefusal,
  textVersion,
} from '@portal/rules';
import { hasReacted, addReaction, removeReaction } from '../../../mock/reactions.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import { pageOf } from '../../../mock/pages.ts';
import { mockList } from '../../../mock/mock-list.ts';
import { type CommunityAccess, communityAccessOf } from './community-access.ts';
import { allCategories } from '../../catalogue/mock/categories.ts';
import { globalTermsOf } from '../../management/mock/global-terms.ts';
import { communityReply } from './community-reply.ts';
import { joinedMembers, memberReply } from './members.ts';
import { postStatistics } from './post-statistics.ts';

/** The communities the viewer may know of, by name. */
export function seenBy(call: MockCall): CommunityAccess[] {
  const viewer = viewerOf(call);
  return call.state.communities
    .values()
    .map((community) => communityAccessOf(call.state, community, viewer))
    .filter(({ isSeen }) => isSeen)
    .sort((a, b) => a.community.name.localeCompare(b.community.name, 'en'));
}

/** How many communities the menu and the dashboard show. */
const menuCount = 10;
const recommendedCount = 6;

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function repliesOf(call: MockCall, accesses: readonly CommunityAccess[]): Community[] {
  return accesses.map((communityAccess) => communityReply(call.state, communityAccess, viewerOf(call)));
}

const shares = (wanted: readonly string[], ids: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some((id) => ids.includes(id));

export const communities: HandlersOf<'communities'> = {
  getList({ body }, call) {
    const { state } = call;
    const { id: me } = viewerOf(call);
    const found = seenBy(call).filter((communityAccess) => {
      const { community } = communityAccess;
      return (
        (!body.onlyJoined || communityAccess.isJoined) &&
        (!body.onlyFavorite || hasReacted(state.communityFavourites, community.id, me)) &&
        shares(body.categoryIds, community.categoryIds) &&
        shares(body.tagIds, community.tagIds) &&
        shares(body.communityIds, [community.id]) &&
        containsText(`${community.name} ${community.shortDescription}`, body.keyword)
      );
    });
    const { items, totalItemCount } = pageOf(found, ({ community }) => community.id, body);
    return { communities: repliesOf(call, items), totalItemCount };
  },
  preference(_, call) {
    const mine = seenBy(call).filter(({ isJoined }) => isJoined);
    const liveliest = repliesOf(call, mine).sort((a, b) => compareText(b.latestActivity ?? '', a.latestActivity ?? ''));
    const moderated = mine.filter(({ status, role }) => status === 'Joined' && role === 'Moderator');
    return {
      topJoined: liveliest.slice(0, menuCount).sort((a, b) => a.name.localeCompare(b.name, 'en')),
      topModerated: repliesOf(call, moderated.slice(0, menuCount)),
      joinedCount: mine.length,
    };
  },
  topFavorites(_, call) {
    const { id: me } = viewerOf(call);
    const favourites = seenBy(call).filter(({ community }) =>
      hasReacted(call.state.communityFavourites, community.id, me),
    );
    return { communities: repliesOf(call, favourites.slice(0, menuCount)) };
  },
  recommended(_, call) {
    const seen = seenBy(call);
    const known = new Set(
      seen.filter(({ status }) => status === 'Joined').flatMap(({ community }) => community.categoryIds),
    );
    const shared = ({ categoryIds }: Community): number => categoryIds.filter((id) => known.has(id)).length;
    const best = repliesOf(call, seen.filter(isRecommended)).sort(
      (a, b) => shared(b) - shared(a) || b.membersCount - a.membersCount || compareText(a.id, b.id),
    );
    return { communities: best.slice(0, recommendedCount) };
  },
  byAlias(_, call) {
    const communityAccess = call.facts.communityAccess;
    return {
      community: communityReply(call.state, communityAccess, viewerOf(call)),
      role: communityAccess.role,
      permissions: [...communityAccess.permissions],
    };
  },
  byId: (_, call) => communityReply(call.state, call.facts.communityAccess, viewerOf(call)),
  about(_, call) {
    const { aboutHtml: html, aboutJson: json } = call.facts.communityAccess.community;
    return { json, html, version: textVersion(html) };
  },
  saveAbout({ body }, call) {
    const { id, aboutHtml } = call.facts.communityAccess.community;
    refuse(staleAboutRefusal(body.version, aboutHtml));
    call.state.communities.change(id, { aboutHtml: isBlankHtml(body.html) ? '' : body.html, aboutJson: body.json });
    return {};
  },
  postStatistics: (_, call) => shownStatistics(postStatistics(call), call.facts.communityAccess),
  terms: (_, call) => ({
    json: '',
    html: call.facts.communityAccess.community.termsHtml ?? globalTermsOf(call.state).html,
  }),
  members: mockList({
    endpoint: contract.communities.members,
    rows: (call) =>
      joinedMembers(call.state, call.facts.communityAccess.community.id).map((one) =>
        memberReply(call.state, one, call.facts.communityAccess, viewerOf(call)),
      ),
    matches: ({ role, firstName, lastName }, { query }) =>
      (!query.onlyKey || role !== 'Member') && containsText(`${firstName} ${lastName}`, query.keyword ?? ''),
  }),
  categories: mockList({
    endpoint: contract.communities.categories,
    rows: allCategories,
  }),
  like: (_, call) =>
    change(() => addReaction(call.state.communityLikes, call.facts.communityAccess.community.id, viewerOf(call).id)),
  dislike: (_, call) =>
    change(() => removeReaction(call.state.communityLikes, call.facts.communityAccess.community.id, viewerOf(call).id)),
  addToFavorite: (_, call) =>
    change(() =>
      addReaction(call.state.communityFavourites, call.facts.communityAccess.community.id, viewerOf(call).id),
    ),
  deleteFromFavorite: (_, call) =>
    change(() =>
      removeReaction(call.state.communityFavourites, call.facts.communityAccess.community.id, viewerOf(call).id),
    ),
  view: (_, call) =>
    change(() => {
      const { community } = call.facts.communityAccess;
      if (addReaction(call.state.communityViews, community.id, viewerOf(call).id))
        call.state.communities.change(community.id, { viewsCount: community.viewsCount + 1 });
      call.state.communityLooks.set(`${community.id} ${viewerOf(call).id}`, call.now);
    }),
};

function change(act: () => unknown): Record<string, never> {
  act();
  return {};
}
