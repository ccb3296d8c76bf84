import { previewedLink, showsPreviews } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../http/call.ts';
import { addJob } from '../../jobs/add-job.ts';
import { askFor, deleteLink, putLink } from './note-link.writes.ts';

interface Text {
  postId: string;
  commentId?: string;
  html: string;
  authorId: string;
}

/** The page whose preview a text of this portal shows. */
export function linkIn(html: string, { profile, portalUrl }: Pick<Deps, 'profile' | 'portalUrl'>): string | null {
  return showsPreviews(profile) ? previewedLink(html, URL.parse(portalUrl)?.host ?? null) : null;
}

/** Keeps what page a new text links to, in the transaction that writes it, and has that read where nobody knows it yet. */
export async function noteLink(tx: Db, text: Text, call: Call): Promise<void> {
  const url = linkIn(text.html, call.deps);
  if (url !== null) await keepLink(tx, url, text, call);
}

/** The same of a text that may have linked to a page before. */
export async function changeLink(tx: Db, text: Text, call: Call): Promise<void> {
  const url = linkIn(text.html, call.deps);
  if (url === null) await deleteLink(tx, text.commentId ?? text.postId);
  else await keepLink(tx, url, text, call);
}

async function keepLink(tx: Db, url: string, { postId, commentId, authorId }: Text, call: Call): Promise<void> {
  const textId = commentId ?? postId;
  await putLink(tx, { textId, postId, commentId, url });
  if (await askFor(tx, url, authorId, call.now)) await addJob(tx, 'readPreviews');
}
