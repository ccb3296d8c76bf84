import type { Community } from '../../contract/entities.ts';
import { type AnswersOf, type Asked, standingIn, viewerOf } from '../answer.ts';
import { containsText } from '../contains-text.ts';
import { isMarked, mark, unmark } from '../mock-state.ts';
import { pageOf } from '../pages.ts';
import { communityReply, joinedMembers, memberReply, minutesBefore, personById } from '../replies.ts';
import { nestCategories } from '../../rules/index.ts';
import { type Standing, standingOf } from '../standing.ts';

/** The communities the viewer may know of, by name. */
function seenBy(asked: Asked): Standing[] {
  const viewer = viewerOf(asked);
  return [...asked.state.communities.values()]
    .map((community) => standingOf(asked.state, community, viewer))
    .filter(({ isSeen }) => isSeen)
    .sort((a, b) => a.community.name.localeCompare(b.community.name, 'en'));
}

/** How many communities the menu and the dashboard show. */
const menuCount = 10;
const recommendedCount = 6;

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function repliesOf(asked: Asked, standings: readonly Standing[]): Community[] {
  return standings.map((standing) => communityReply(asked.state, standing, viewerOf(asked)));
}

const shares = (wanted: readonly string[], ids: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some((id) => ids.includes(id));

export const communities: AnswersOf<'communities'> = {
  getList({ body }, asked) {
    const { state } = asked;
    const { id: me } = viewerOf(asked);
    const found = seenBy(asked).filter((standing) => {
      const { community } = standing;
      return (
        (!body.onlyJoined || standing.isJoined) &&
        (!body.onlyFavorite || isMarked(state.communityFavourites, community.id, me)) &&
        shares(body.categoryIds, community.categoryIds) &&
        shares(body.tagIds, community.tagIds) &&
        shares(body.communityIds, [community.id]) &&
        containsText(`${community.name} ${community.shortDescription}`, body.keyword)
      );
    });
    const { items, totalItemCount } = pageOf(found, ({ community }) => community.id, body);
    return { communities: repliesOf(asked, items), totalItemCount };
  },
  preference(_, asked) {
    const mine = seenBy(asked).filter(({ isJoined }) => isJoined);
    const liveliest = repliesOf(asked, mine).sort((a, b) =>
      compareText(b.latestActivity ?? '', a.latestActivity ?? ''),
    );
    const moderated = mine.filter(({ status, role }) => status === 'Joined' && role === 'Moderator');
    return {
      topJoined: liveliest.slice(0, menuCount).sort((a, b) => a.name.localeCompare(b.name, 'en')),
      topModerated: repliesOf(asked, moderated.slice(0, menuCount)),
      joinedCount: mine.length,
    };
  },
  topFavorites(_, asked) {
    const { id: me } = viewerOf(asked);
    const favourites = seenBy(asked).filter(({ community }) =>
      isMarked(asked.state.communityFavourites, community.id, me),
    );
    return { communities: repliesOf(asked, favourites.slice(0, menuCount)) };
  },
  recommended(_, asked) {
    const seen = seenBy(asked);
    const known = new Set(
      seen.filter(({ status }) => status === 'Joined').flatMap(({ community }) => community.categoryIds),
    );
    const shared = ({ categoryIds }: Community): number => categoryIds.filter((id) => known.has(id)).length;
    const open = seen.filter(
      ({ isJoined, status, community }) =>
        !isJoined && !community.isArchived && (status === null || status === 'Removed'),
    );
    const best = repliesOf(asked, open).sort(
      (a, b) => shared(b) - shared(a) || b.membersCount - a.membersCount || compareText(a.id, b.id),
    );
    return { communities: best.slice(0, recommendedCount) };
  },
  byAlias(_, asked) {
    const standing = standingIn(asked);
    return {
      community: communityReply(asked.state, standing, viewerOf(asked)),
      role: standing.role,
      permissions: [...standing.permissions],
    };
  },
  byId: (_, asked) => communityReply(asked.state, standingIn(asked), viewerOf(asked)),
  about: (_, asked) => ({ json: '', html: standingIn(asked).community.aboutHtml }),
  terms: (_, asked) => ({ json: '', html: standingIn(asked).community.termsHtml ?? asked.state.world.globalTermsHtml }),
  members({ query }, asked) {
    const { state } = asked;
    const all = joinedMembers(state, standingIn(asked).community.id).filter(({ role, personId }) => {
      const { firstName, lastName } = personById(state, personId);
      return (!query.onlyKey || role !== 'Member') && containsText(`${firstName} ${lastName}`, query.keyword ?? '');
    });
    const { items, ...paging } = pageOf(all, ({ personId }) => personId, query);
    const reply = (one: (typeof items)[number]) => memberReply(state, one, standingIn(asked), viewerOf(asked));
    return { members: items.map(reply), ...paging };
  },
  categories({ query }, asked) {
    const seen = seenBy(asked);
    const byName = asked.state.world.categories.toSorted((a, b) =>
      compareText(a.name.toLowerCase(), b.name.toLowerCase()),
    );
    const counted = byName.map(({ createdById, createdMinutesAgo, ...category }) => ({
      ...category,
      communityCount: seen.filter(({ community }) => community.categoryIds.includes(category.id)).length,
      createdAt: minutesBefore(asked.state, createdMinutesAgo),
      createdByUserId: createdById,
    }));
    const { items, totalItemCount } = pageOf(nestCategories(counted), ({ id }) => id, query);
    return { communityCategories: items, totalItemCount };
  },
  like: (_, asked) =>
    change(() => mark(asked.state.communityLikes, standingIn(asked).community.id, viewerOf(asked).id)),
  dislike: (_, asked) =>
    change(() => unmark(asked.state.communityLikes, standingIn(asked).community.id, viewerOf(asked).id)),
  addToFavorite: (_, asked) =>
    change(() => mark(asked.state.communityFavourites, standingIn(asked).community.id, viewerOf(asked).id)),
  deleteFromFavorite: (_, asked) =>
    change(() => unmark(asked.state.communityFavourites, standingIn(asked).community.id, viewerOf(asked).id)),
  view: (_, asked) =>
    change(() => {
      const { community } = standingIn(asked);
      if (mark(asked.state.communityViews, community.id, viewerOf(asked).id)) community.viewsCount += 1;
    }),
};

function change(act: () => unknown): Record<string, never> {
  act();
  return {};
}
