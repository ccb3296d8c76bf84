import type { Comment } from '@portal/api';
import type { FieldFile } from '@portal/ui';
import { storedFiles } from '../../model/attachments.ts';

/** What a comment said when somebody began to change it. */
export type CommentBasis = Pick<Comment, 'body' | 'attachments' | 'version'>;

/** What a form about a comment holds. */
export interface CommentValues {
  body: string;
  files: FieldFile[];
  /** What is changed; null for a new comment. */
  basis: CommentBasis | null;
}

export const emptyComment: CommentValues = { body: '', files: [], basis: null };

export function commentValuesOf({ body, attachments, version }: CommentBasis): CommentValues {
  return { body, files: storedFiles(attachments), basis: { body, attachments, version } };
}
