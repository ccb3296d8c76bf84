import { type InitialData, shared } from '../../mock/initial-data.ts';
import { byId, type Collection, collection, type Stored } from '../../mock/collection.ts';
import { peopleByTarget, type Reactions } from '../../mock/reactions.ts';
import type { World, WorldComment } from '../../world/world-types.ts';
import type { StoredFile } from '../files/state.ts';

export interface MockComment extends Stored<Omit<WorldComment, 'createdMinutesAgo' | 'editedAfterMinutes'>> {
  /** 0 on the post itself. */
  readonly depth: number;
  readonly attachments: readonly StoredFile[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
  readonly actorId?: string | undefined;
}

export interface CommentsState {
  /** Oldest first. */
  comments: Collection<MockComment>;
  commentLikes: Reactions;
}

export function commentsState(initial: InitialData): CommentsState {
  return {
    comments: collection(() => comments(initial)),
    commentLikes: collection(() => commentLikes(initial.world)),
  };
}

const comments = shared(({ world, ago }: InitialData) => {
  const depths = depthsOf(world);
  return byId(
    world.comments
      .map(({ createdMinutesAgo, editedAfterMinutes, ...comment }): MockComment => ({
        ...comment,
        depth: depths.get(comment.id) ?? 0,
        attachments: [],
        createdAt: ago(createdMinutesAgo),
        updatedAt: ago(createdMinutesAgo - (editedAfterMinutes ?? 0)),
        version: 1,
      }))
      .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
  );
});

const commentLikes = shared((world: World) => peopleByTarget(world.commentLikes));

/** How deep each comment stands; in the world what is answered comes before its answers. */
function depthsOf({ comments: all }: World): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  for (const { id, parentCommentId } of all)
    depths.set(id, parentCommentId === null ? 0 : (depths.get(parentCommentId) ?? 0) + 1);
  return depths;
}

export function commentsUnder({ comments: all }: CommentsState, postId: string): readonly MockComment[] {
  return all.values().filter((comment) => comment.postId === postId);
}
