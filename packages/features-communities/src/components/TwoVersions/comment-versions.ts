import { withoutSignatures } from '../../model/post-changes.ts';
import type { CommentValues } from '../Comments/comment-values.ts';
import { filesLeft } from './post-versions.ts';

export type CommentPart = 'body' | 'files';

/** The parts that two versions of a comment say differently. */
export function differingCommentParts(one: CommentValues, other: CommentValues): CommentPart[] {
  const isOtherBody = withoutSignatures(one.body) !== withoutSignatures(other.body);
  const isOtherFiles = idsOf(one) !== idsOf(other);
  return [...(isOtherBody ? (['body'] as const) : []), ...(isOtherFiles ? (['files'] as const) : [])];
}

function idsOf({ files }: CommentValues): string {
  return filesLeft(files)
    .map(({ id }) => id)
    .join('\n');
}
