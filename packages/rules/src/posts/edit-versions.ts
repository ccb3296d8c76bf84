import { conflict, type Refusal } from '@portal/api/rules';
import type { Actor } from '../communities/community-rules.ts';

/** What somebody had read when they wrote. */
export interface ReadVersions {
  version: number;
  /** Of the changes that wait already, 0 for none. */
  pendingVersion: number;
}

interface Waiting {
  authorId: string;
  version: number;
}

/** A change to what was changed since it was read. */
export function changedRefusal(what: 'post' | 'comment', read: number, current: number): Refusal | null {
  return read === current ? null : stale(`Somebody else has changed this ${what} meanwhile.`);
}

/** Proposing changes: nobody's words are overwritten unread, those that wait included; tags alone are put on top of them. */
export function proposalRefusal(
  read: ReadVersions | null,
  post: { version: number },
  waiting: Waiting | null,
  { id }: Actor,
): Refusal | null {
  const changed = read && changedRefusal('post', read.version, post.version);
  if (changed) return changed;
  if (waiting !== null && waiting.authorId !== id)
    return conflict('Changes to this post by somebody else wait for approval already.');
  return read === null || read.pendingVersion === (waiting?.version ?? 0)
    ? null
    : stale('The changes that wait for approval are others by now.');
}

/** Deciding about changes: there are some, and they are those that were read. */
export function decisionRefusal(waiting: Waiting | null, read: number): Refusal | null {
  if (waiting === null)
    return conflict('These changes wait no longer: they were taken back, or somebody has decided about them.');
  return waiting.version === read ? null : stale('The author has changed this text again meanwhile.');
}

function stale(message: string): Refusal {
  return { code: 'stale', message };
}
