import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';
import { person } from '../people/schemas.ts';
import { foundThingKinds } from './statuses.ts';
import { postStatus, postType, tag } from '../posts/schemas.ts';

/** Plain text in parts, of which those that match what was looked for can be marked. */
export const pieces = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));

const thing = z.enum(foundThingKinds);

/** Something that fits what was looked for, as far as a list of results shows it. */
export const foundThing = z.object({
  kind: thing,
  id,
  title: pieces,
  /** Of what is said of it. */
  excerpt: pieces,
  /** When it was published, written or begins; null where that does not matter. */
  at: iso.nullable(),
  /** By whose clocks that is, of an event. */
  zone: z.string().nullable(),
  /** Of a community, or of that of a post. */
  alias: z.string().nullable(),
  /** Whether they may go there: a community that they have not joined is only known to them. */
  isOpen: z.boolean(),
  imageUrl: z.string().nullable(),
});

export const foundSection = z.object({ kind: thing, totalItemCount: z.int(), hits: z.array(foundThing) });

/** A tag, whatever carries it: news, resources, events, posts and communities share them. */
export const foundTag = z.object({ id, label: z.string() });

/** Words that found nothing. */
export const missedSearch = z.object({ words: z.string(), times: z.int(), lastDay: z.iso.date() });

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
