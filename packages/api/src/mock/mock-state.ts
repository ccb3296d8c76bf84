import type {
  World,
  WorldAttachment,
  WorldComment,
  WorldCommunity,
  WorldReaction,
  WorldMembership,
  WorldPerson,
  WorldPost,
  WorldReport,
} from '../world/world-types.ts';

export interface StoredFile extends WorldAttachment {
  /** Of files that were uploaded to the mock. */
  url?: string;
}

export interface MockPost extends Omit<WorldPost, 'attachments' | 'createdMinutesAgo'> {
  attachments: StoredFile[];
  visibility: 'public' | 'community' | 'private';
  createdAt: Date;
  updatedAt: Date;
  version: number;
  /** The administrator who wrote it while they acted for its author. */
  actorId?: string | undefined;
  /** An uploaded picture, in place of the drawn one. */
  imageUrl?: string | undefined;
}

/** What a post says. */
export interface PostContent extends Pick<MockPost, 'title' | 'bodyHtml' | 'type' | 'tagIds' | 'attachments'> {
  picture: Pick<MockPost, 'image'> & { imageUrl: string | undefined };
}

/** Changes to a published post that wait for approval. */
export interface MockPostEdit {
  authorId: string;
  /** Of the post when they were written. */
  postVersion: number;
  version: number;
  updatedAt: Date;
  changes: Partial<PostContent>;
}

export interface MockComment extends Omit<WorldComment, 'createdMinutesAgo' | 'editedAfterMinutes'> {
  /** 0 on the post itself. */
  depth: number;
  attachments: StoredFile[];
  createdAt: Date;
  updatedAt: Date;
  version: number;
  actorId?: string | undefined;
}

export interface MockMembership extends Omit<WorldMembership, 'joinedMinutesAgo'> {
  joinedAt: Date;
  updatedAt: Date;
  isHaveAnswers: boolean;
}

export interface MockReport extends Omit<WorldReport, 'createdMinutesAgo'> {
  createdAt: Date;
}

export interface MockSession {
  id: string;
  device: string;
  address: string;
  startedMinutesAgo: number;
  lastSeenMinutesAgo: number;
}

/** A sign-in that waits for its code, which is always the same here. */
export interface MockChallenge {
  personId: string;
  tries: number;
  sends: number;
  resendAt: Date;
  expiresAt: Date;
}

/** Who left a reaction on what: people by target. */
export type Reactions = Map<string, Set<string>>;

/** One copy of the world that calls really change. */
export interface MockState {
  world: World;
  /** Posts and comments say who wrote them while they acted for their author. */
  namesWhoActs: boolean;
  clock(): Date;
  people: ReadonlyMap<string, WorldPerson>;
  communities: Map<string, WorldCommunity>;
  /** By community, then by person. */
  memberships: Map<string, Map<string, MockMembership>>;
  /** Newest first. */
  posts: MockPost[];
  /** By post. */
  postEdits: Map<string, MockPostEdit>;
  /** Oldest first. */
  comments: MockComment[];
  reports: MockReport[];
  postLikes: Reactions;
  postSaves: Reactions;
  postViews: Reactions;
  commentLikes: Reactions;
  communityLikes: Reactions;
  communityFavourites: Reactions;
  communityViews: Reactions;
  /** Person by the access tokens that this mock has given out, and by refresh token. */
  accessTokens: Map<string, string>;
  refreshTokens: Map<string, string>;
  /** The administrator behind an access token that was given out for seeing the portal as somebody else. */
  impersonators: Map<string, string>;
  /** When somebody had finished, or put away, what is shown at the first login; everyone in the world has. */
  firstLogins: Map<string, Date>;
  /** Sessions on other devices, by person; everyone begins with the same. */
  otherSessions: Map<string, readonly MockSession[]>;
  /** Tickets that have signed somebody in. */
  usedTickets: Set<string>;
  /** By the request id that its sign-in was given. */
  challenges: Map<string, MockChallenge>;
  /** Of links for a new password that have not been used. */
  resetTokens: Map<string, { personId: string; expiresAt: Date }>;
  /** Answers to calls that must not take effect twice. */
  answered: Map<string, { fingerprint: string; reply: unknown }>;
  nextId(kind: string): string;
}

export function createMockState(world: World, clock: () => Date, namesWhoActs = false): MockState {
  const now = clock();
  const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
  const depths = depthsOf(world);
  let count = 0;
  return {
    world,
    namesWhoActs,
    clock,
    people: byId(world.people),
    communities: byId(world.communities),
    memberships: membershipsOf(world, ago),
    posts: world.posts
      .map(({ createdMinutesAgo, ...post }) => postOf(post, ago(createdMinutesAgo)))
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1)),
    postEdits: new Map(),
    comments: world.comments
      .map(({ createdMinutesAgo, editedAfterMinutes, ...comment }) => ({
        ...comment,
        depth: depths.get(comment.id) ?? 0,
        attachments: [],
        createdAt: ago(createdMinutesAgo),
        updatedAt: ago(createdMinutesAgo - (editedAfterMinutes ?? 0)),
        version: 1,
      }))
      .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    reports: world.reports.map(({ createdMinutesAgo, ...report }) => ({
      ...report,
      createdAt: ago(createdMinutesAgo),
    })),
    postLikes: reactionsOf(world.postLikes),
    postSaves: reactionsOf(world.postSaves),
    postViews: viewsOf(world),
    commentLikes: reactionsOf(world.commentLikes),
    communityLikes: reactionsOf(world.communityLikes),
    communityFavourites: reactionsOf(world.communityFavourites),
    communityViews: new Map(),
    accessTokens: new Map(),
    refreshTokens: new Map(),
    impersonators: new Map(),
    firstLogins: new Map(world.people.map(({ id, joinedMinutesAgo }) => [id, ago(joinedMinutesAgo)])),
    otherSessions: new Map(),
    usedTickets: new Set(),
    challenges: new Map(),
    resetTokens: new Map(),
    answered: new Map(),
    nextId: (kind) => `${kind}-new-${(count += 1)}`,
  };
}

/** How deep each comment stands; in the world what is answered comes before its answers. */
function depthsOf({ comments }: World): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  for (const { id, parentCommentId } of comments)
    depths.set(id, parentCommentId === null ? 0 : (depths.get(parentCommentId) ?? 0) + 1);
  return depths;
}

function byId<T extends { id: string }>(list: readonly T[]): Map<string, T> {
  return new Map(list.map((item) => [item.id, { ...item }]));
}

function membershipsOf(world: World, ago: (minutes: number) => Date): MockState['memberships'] {
  const all: MockState['memberships'] = new Map(world.communities.map(({ id }) => [id, new Map()]));
  for (const { joinedMinutesAgo, ...membership } of world.memberships) {
    const joinedAt = ago(joinedMinutesAgo);
    const kept = { ...membership, joinedAt, updatedAt: joinedAt, isHaveAnswers: false };
    all.get(membership.communityId)?.set(membership.personId, kept);
  }
  return all;
}

function postOf(post: Omit<WorldPost, 'createdMinutesAgo'>, createdAt: Date): MockPost {
  const attachments = post.attachments.map((file, index) => ({ ...file, id: file.id || `${post.id}-file-${index}` }));
  return { ...post, attachments, visibility: 'community', createdAt, updatedAt: createdAt, version: 1 };
}

function reactionsOf(reactions: readonly WorldReaction[]): Reactions {
  const all: Reactions = new Map();
  for (const { targetId, personId } of reactions) addReaction(all, targetId, personId);
  return all;
}

/** The world only counts views; who liked or answered a post has certainly seen it. */
function viewsOf(world: World): Reactions {
  const views = reactionsOf(world.postLikes);
  for (const { postId, authorId } of world.comments) addReaction(views, postId, authorId);
  return views;
}

export function addReaction(reactions: Reactions, targetId: string, personId: string): boolean {
  const people = reactions.get(targetId) ?? new Set();
  reactions.set(targetId, people);
  const isNew = !people.has(personId);
  people.add(personId);
  return isNew;
}

export function removeReaction(reactions: Reactions, targetId: string, personId: string): void {
  reactions.get(targetId)?.delete(personId);
}

export function hasReacted(reactions: Reactions, targetId: string, personId: string): boolean {
  return reactions.get(targetId)?.has(personId) ?? false;
}

export function countReactions(reactions: Reactions, targetId: string): number {
  return reactions.get(targetId)?.size ?? 0;
}
