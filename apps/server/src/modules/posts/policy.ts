import type { CommentAction, PostAction } from '@portal/api/contract';
import { commentRefusal, postRefusal } from '@portal/api/rules';
import { notFound, refuse } from '../../http/problem.ts';
import type { Person } from '../auth/person.ts';
import type { CommentFacts, PostFacts } from './facts.ts';

/** Refuses what a person may not do with a post; one they may not read does not exist for them. */
export function permitOnPost(action: PostAction, post: PostFacts | null, person: Person): PostFacts {
  refuse(postRefusal(action, post, person));
  if (!post) throw notFound();
  return post;
}

export function permitOnComment(
  action: CommentAction,
  comment: CommentFacts | null,
  post: PostFacts,
  person: Person,
): CommentFacts {
  refuse(commentRefusal(action, comment, post, person));
  if (!comment) throw notFound();
  return comment;
}
