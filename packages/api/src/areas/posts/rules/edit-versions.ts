import { conflict, type Refusal } from '../../../rules/refusal.ts';
import type { Actor } from '../../communities/rules/community-rules.ts';

/** What somebody had read when they wrote. */
export interface ReadVersions {
  version?: number | undefined;
  pendingVersion?: number | undefined;
}

interface Waiting {
  authorId: string;
  version: number;
}

/** A change to what was changed since it was read; who does not say what they read is not asked. */
export function changedRefusal(what: 'post' | 'comment', read: number | undefined, current: number): Refusal | null {
  return read === undefined || read === current ? null : stale(`Somebody else has changed this ${what} meanwhile.`);
}

/** Proposing changes: nobody's words are overwritten unread, those that wait included. */
export function proposalRefusal(
  { version, pendingVersion }: ReadVersions,
  post: { version: number },
  waiting: Waiting | null,
  { id }: Actor,
): Refusal | null {
  const changed = changedRefusal('post', version, post.version);
  if (changed) return changed;
  if (waiting !== null && waiting.authorId !== id)
    return conflict('Changes to this post by somebody else wait for approval already.');
  const current = waiting?.version ?? 0;
  return pendingVersion === undefined || pendingVersion === current
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
