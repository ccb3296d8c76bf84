import type { Permission } from '@portal/api/contract';
import { conflict, firstLimits, invalid, type Refusal } from '@portal/api/rules';

/** 0 for a comment on the post itself. */
interface Placed {
  depth: number;
}

/** Answers nest so many levels under a comment on the post; the deepest cannot be answered. */
export function replyRefusal(parent: Placed | null): Refusal | null {
  if (parent === null)
    return { code: 'not_found', message: 'The comment you answer does not exist or may have been removed.' };
  return parent.depth >= firstLimits.replyDepth
    ? invalid('body.parentCommentId', 'This comment cannot be answered')
    : null;
}

/** An answer keeps its place when what it answers is deleted. */
export function depthUnder(parent: Placed | null): number {
  return parent === null ? 0 : parent.depth + 1;
}

/** Only what answers a question directly can be its accepted answer: an answer to a comment says nothing without it. */
export function answerRefusal({ depth }: Placed, { isQuestion }: { isQuestion: boolean }): Refusal | null {
  if (!isQuestion) return conflict('This post is not a question.');
  return depth === 0 ? null : conflict('An answer to a comment cannot be the accepted answer.');
}

/** Its author and who edits the comments of others. */
export function mayEditComment(
  { authorId }: { authorId: string },
  permissions: ReadonlySet<Permission>,
  { id }: { id: string },
): boolean {
  return authorId === id || permissions.has('commentEdit');
}
