import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';
import { person } from '../people/schemas.ts';
import { postStatus, postType, tag } from '../posts/schemas.ts';

/** Plain text in parts, of which those that match what was looked for can be marked. */
export const pieces = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));

/** A post that fits what was looked for, with the place in it that does. */
export const foundPost = z.object({
  postId: id,
  title: pieces,
  /** Of its text, or of the comment that fits. */
  excerpt: pieces,
  /** Whose words the excerpt is, where those of the post do not fit. */
  commentId: id.nullable(),
  /** It has none of the words, but a title that looks like them; so are all that are found then. */
  isSimilar: z.boolean(),
  author: person,
  createdAt: iso,
  type: postType.nullable(),
  status: postStatus,
  isFrozen: z.boolean(),
  isQuestion: z.boolean(),
  acceptedCommentId: id.nullable(),
  hasPoll: z.boolean(),
  tags: z.array(tag),
  filesCount: z.int(),
  commentsCount: z.int(),
});
