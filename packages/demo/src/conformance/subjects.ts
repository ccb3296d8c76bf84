import { demoWorld } from '../world/index.ts';
import type {
  World,
  WorldComment,
  WorldCommunity,
  WorldEvent,
  WorldPost,
  WorldTicket,
  WorldTicketType,
} from '../world/world-types.ts';

/** Objects of the demo world that fit what a case needs. Each take is another one, so that cases do not get in each other's way. */
export interface Subjects {
  world: World;
  member: string;
  admin: string;
  /** A workspace owner and a manager. */
  staff: readonly string[];
  /** Open to all, with nothing to agree to or answer, which the member has not joined. */
  joinable: WorldCommunity;
  /** Private and visible, which the member has not joined. */
  closed: WorldCommunity;
  hidden: WorldCommunity;
  withAgreement: WorldCommunity;
  withQuestions: WorldCommunity;
  automatic: WorldCommunity;
  /** The member's request to this one is waiting. */
  awaited: WorldCommunity;
  joined: WorldCommunity;
  takePost(): WorldPost;
  takeFrozenPost(): WorldPost;
  /** Published by a plain member where posts need approval, and edits of them too. */
  takeApprovedPost(): WorldPost;
  /** The same where edits are free. */
  takeTrustedPost(): WorldPost;
  /** By a plain member, waiting for approval. */
  takeWaitingPost(): WorldPost;
  takeComment(): WorldComment;
  postOf(comment: WorldComment): WorldPost;
  /** Someone who has joined the post's community as a plain member and is neither of these people. */
  readerOf(post: WorldPost, ...others: string[]): string;
  /** A plain member with the community they can leave. */
  takeLeaver(): { personId: string; communityId: string };
  /** Free, open to every member, with seats, to come, and nobody of the demo accounts is registered. */
  takeFreeEvent(): WorldEvent;
  /** Sold out, free and to come, and nobody waits for it. */
  takeFullEvent(): WorldEvent;
  /** A type of ticket that costs something, with many seats, of an event to come that is open to every member. */
  takePaidType(): WorldTicketType;
  /** Of an event to come, by an ordinary member. */
  takeTicket(): WorldTicket;
  /** The same, paid for, so near that the refund policy gives nothing, and nobody has asked for its money. */
  takeLateTicket(): WorldTicket;
}

export function findSubjects(): Subjects {
  const world = demoWorld();
  const [member = '', , , admin = ''] = world.demoAccounts.map(({ personId }) => personId);
  const communities = new Map(world.communities.map((community) => [community.id, community]));
  const statusOf = (communityId: string, personId: string): string | undefined =>
    world.memberships.find((one) => one.communityId === communityId && one.personId === personId)?.status;
  const isJoined = (communityId: string, personId: string): boolean => statusOf(communityId, personId) === 'Joined';
  const isStranger = ({ id }: WorldCommunity): boolean => statusOf(id, member) === undefined;
  const isPlain = (community: WorldCommunity): boolean =>
    community.isPublic &&
    !community.isAutoJoin &&
    !community.isArchived &&
    !community.isRequireAgreement &&
    community.segmentIds.length === 0 &&
    community.questions.length === 0;
  const isOpen = (post: WorldPost): boolean => {
    const community = communities.get(post.communityId);
    if (community === undefined || community.isRequirePostApproval || !isPlain(community)) return false;
    return post.status === 1 && isJoined(community.id, post.authorId);
  };
  const isUnderApproval = (post: WorldPost): boolean =>
    !post.isFrozen &&
    found(communities.get(post.communityId), 'community').isRequirePostApproval &&
    plainMembers.some(({ communityId, personId }) => communityId === post.communityId && personId === post.authorId);
  const asksForEdits = (post: WorldPost): boolean =>
    found(communities.get(post.communityId), 'community').isRequireEditApproval;
  const posts = new Map(world.posts.map((post) => [post.id, post]));
  const postOf = (comment: WorldComment): WorldPost => found(posts.get(comment.postId), 'post');
  const plainMembers = world.memberships.filter(
    ({ communityId, role, status, personId }) =>
      role === 'Member' &&
      status === 'Joined' &&
      isPlain(found(communities.get(communityId), 'community')) &&
      isStandard(world, personId),
  );

  const toCome = new Map(world.events.filter(({ day }) => day > 0).map((event) => [event.id, event]));

  return {
    world,
    member,
    admin,
    staff: (['WorkSpaceOwner', 'Manager'] as const).map((role) => first(world.people, (one) => one.role === role).id),
    joinable: first(world.communities, (community) => isPlain(community) && isStranger(community)),
    closed: first(
      world.communities,
      (community) => !community.isPublic && community.isVisible && isStranger(community),
    ),
    hidden: first(
      world.communities,
      (community) => !community.isPublic && !community.isVisible && isStranger(community),
    ),
    withAgreement: first(
      world.communities,
      (community) => community.isPublic && community.isRequireAgreement && isStranger(community),
    ),
    withQuestions: first(
      world.communities,
      (community) =>
        !community.isRequireAgreement &&
        community.questions.some((question) => !question.isRequiredAssets) &&
        isStranger(community),
    ),
    automatic: first(world.communities, ({ isAutoJoin }) => isAutoJoin),
    awaited: first(world.communities, ({ id }) => statusOf(id, member) === 'Awaiting'),
    joined: first(world.communities, (community) => isPlain(community) && isJoined(community.id, member)),
    takePost: taker(world.posts.filter((post) => isOpen(post) && !post.isFrozen && isStandard(world, post.authorId))),
    takeApprovedPost: taker(
      world.posts.filter((post) => post.status === 1 && isUnderApproval(post) && asksForEdits(post)),
    ),
    takeTrustedPost: taker(
      world.posts.filter((post) => post.status === 1 && isUnderApproval(post) && !asksForEdits(post)),
    ),
    takeWaitingPost: taker(world.posts.filter((post) => post.status === 2 && isUnderApproval(post))),
    takeFrozenPost: taker(world.posts.filter((post) => isOpen(post) && post.isFrozen)),
    // From the other end and one of each post, so that what is deleted takes nothing along.
    takeComment: taker(
      onePerPost(world.comments.toReversed()).filter((comment) => {
        const post = postOf(comment);
        return (
          isOpen(post) &&
          !post.isFrozen &&
          isJoined(post.communityId, comment.authorId) &&
          isStandard(world, comment.authorId)
        );
      }),
    ),
    postOf,
    readerOf: (post, ...others) =>
      first(
        plainMembers,
        ({ communityId, personId }) =>
          communityId === post.communityId && personId !== post.authorId && !others.includes(personId),
      ).personId,
    takeFreeEvent: taker(world.events.filter((event) => isFree(event) && !isAttended(world, event.id))),
    takeFullEvent: taker(world.events.filter((event) => isFull(world, event))),
    takePaidType: taker(world.events.filter(isOpenWorkshop).flatMap(({ ticketTypes }) => ticketTypes)),
    takeTicket: taker(
      world.tickets.filter(
        (ticket) =>
          ticket.personId !== member && toCome.get(ticket.eventId)?.status === 'published' && !isLate(world, ticket),
      ),
    ),
    takeLateTicket: taker(
      world.tickets.filter(
        (ticket) => isLate(world, ticket) && !world.refundRequests.some(({ ticketId }) => ticketId === ticket.id),
      ),
    ),
    takeLeaver: taker(plainMembers.filter(({ personId }) => personId !== member).toReversed()),
  };
}

/** Paid for, and of an event that comes sooner than money comes back by itself. */
function isLate({ events }: World, { eventId, ticketTypeId }: WorldTicket): boolean {
  const { day = 0, status, ticketTypes = [] } = events.find(({ id }) => id === eventId) ?? {};
  const price = ticketTypes.find(({ id }) => id === ticketTypeId)?.amountCents ?? 0;
  return price > 0 && status === 'published' && day > 0 && day < 13;
}

/** Nobody whom a case may sign in as holds a ticket of it. */
function isAttended({ tickets, demoAccounts }: World, eventId: string): boolean {
  return tickets.some(
    (one) => one.eventId === eventId && demoAccounts.some(({ personId }) => personId === one.personId),
  );
}

function isFull({ tickets, waiting }: World, { id, day, kind, status, ticketTypes: [type] }: WorldEvent): boolean {
  if (day <= 0 || kind === 'conference' || status !== 'published' || type?.amountCents !== 0) return false;
  const held = tickets.filter(({ ticketTypeId }) => ticketTypeId === type.id).length;
  return held === type.capacity && !waiting.some(({ eventId }) => eventId === id);
}

function isFree({ day, status, isMembersOnly, ticketTypes }: WorldEvent): boolean {
  return (
    day > 0 &&
    status === 'published' &&
    !isMembersOnly &&
    ticketTypes.every(({ amountCents, capacity }) => amountCents === 0 && (capacity === null || capacity > 40))
  );
}

/** It is sold until shortly before it. */
function isOpenWorkshop({ kind, day, status, ticketTypes }: WorldEvent): boolean {
  const [type] = ticketTypes;
  return kind === 'cpd' && day > 4 && status === 'published' && type !== undefined && (type.capacity ?? 0) > 40;
}

function onePerPost(comments: readonly WorldComment[]): WorldComment[] {
  return [...new Map(comments.map((comment) => [comment.postId, comment])).values()];
}

function isStandard(world: World, personId: string): boolean {
  return world.people.find(({ id }) => id === personId)?.role === 'Standard';
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The demo world has no ${name} for this case`);
  return value;
}

function first<T>(list: readonly T[], fits: (item: T) => boolean): T {
  return found(list.find(fits), 'object');
}

function taker<T>(list: readonly T[]): () => T {
  let next = 0;
  return () => found(list[next++], 'further object');
}
