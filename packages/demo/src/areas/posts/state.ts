import { type InitialData, shared } from '../../mock/initial-data.ts';
import { byId, type Collection, collection, type Stored } from '../../mock/collection.ts';
import { peopleByTarget, type Reactions } from '../../mock/reactions.ts';
import type { FileChanges } from '@portal/rules';
import type { World, WorldPost, WorldReport } from '../../world/world-types.ts';
import type { StoredFile } from '../files/state.ts';

interface ActionStamp {
  readonly by: string;
  readonly at: Date;
}

export interface MockPost extends Stored<Omit<WorldPost, 'attachments' | 'createdMinutesAgo'>> {
  readonly attachments: readonly StoredFile[];
  readonly visibility: 'public' | 'community' | 'private';
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
  /** The administrator who wrote it while they acted for its author. */
  readonly actorId?: string | undefined;
  /** Who let it be read, and who last changed what it says. */
  readonly approved?: ActionStamp | undefined;
  readonly edited?: ActionStamp | undefined;
  /** An uploaded picture, in place of the drawn one. */
  readonly imageUrl?: string | undefined;
}

/** What a post says. */
export interface PostContent extends Pick<MockPost, 'title' | 'bodyHtml' | 'type' | 'tagIds' | 'attachments'> {
  readonly picture: Pick<MockPost, 'image'> & { readonly imageUrl: string | undefined };
}

/** Changes to a published post that wait for approval. */
export interface MockPostEdit {
  readonly authorId: string;
  /** Of the post when they were written. */
  readonly postVersion: number;
  readonly version: number;
  readonly updatedAt: Date;
  readonly changes: Partial<Omit<PostContent, 'attachments'>>;
  readonly files: FileChanges<StoredFile>;
}

export interface MockReport extends Stored<Omit<WorldReport, 'createdMinutesAgo'>> {
  readonly createdAt: Date;
  /** Somebody has decided about it. */
  readonly isResolved: boolean;
}

export interface PostsState {
  /** Newest first. */
  posts: Collection<MockPost>;
  /** By post. */
  postEdits: Collection<MockPostEdit>;
  reports: Collection<MockReport>;
  postLikes: Reactions;
  postSaves: Reactions;
  postViews: Reactions;
}

export function postsState(initial: InitialData): PostsState {
  const { world } = initial;
  return {
    posts: collection(() => posts(initial)),
    postEdits: collection(),
    reports: collection(() => reports(initial)),
    postLikes: collection(() => postLikes(world)),
    postSaves: collection(() => postSaves(world)),
    postViews: collection(() => postViews(world)),
  };
}

const posts = shared(({ world, ago }: InitialData) =>
  byId(
    world.posts
      .map(({ createdMinutesAgo, ...post }) => postOf(post, ago(createdMinutesAgo)))
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1)),
  ),
);

function postOf(post: Omit<WorldPost, 'createdMinutesAgo'>, createdAt: Date): MockPost {
  const attachments = post.attachments.map((file, index) => ({ ...file, id: file.id || `${post.id}-file-${index}` }));
  return { ...post, attachments, visibility: 'community', createdAt, updatedAt: createdAt, version: 1 };
}

const reports = shared(({ world, ago }: InitialData) =>
  byId(
    world.reports.map(({ createdMinutesAgo, ...report }): MockReport => ({
      ...report,
      createdAt: ago(createdMinutesAgo),
      isResolved: false,
    })),
  ),
);

const postLikes = shared((world: World) => peopleByTarget(world.postLikes));
const postSaves = shared((world: World) => peopleByTarget(world.postSaves));

/** The world only counts views; who liked or answered a post has certainly seen it. */
const postViews = shared((world: World) =>
  peopleByTarget([
    ...world.postLikes,
    ...world.comments.map(({ postId, authorId }) => ({ targetId: postId, personId: authorId })),
  ]),
);
