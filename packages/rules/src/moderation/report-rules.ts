import type { PostStatus } from '@portal/api/contract';
import { conflict, notFound, postStatuses, type Refusal } from '@portal/api/rules';
import { isPublished } from '../posts/post-rules.ts';

/** Which statuses a list of posts has that asks for one; null: every one. */
export function statusesToList(status: PostStatus | undefined): readonly PostStatus[] | null {
  if (status === undefined) return null;
  const { archived, archivedDueToReported } = postStatuses;
  return status === archived ? [archived, archivedDueToReported] : [status];
}

/** Reports of a post are decided about while its readers see it. */
export function isReportListed({ status }: { status: number }): boolean {
  return isPublished(status);
}

/** Why reports cannot be declined: of those that were named, so many are in this place, and so many of them are open. */
export function reportsRefusal({ found, open }: { found: number; open: number }): Refusal | null {
  if (found === 0) return notFound;
  return open === 0 ? conflict('Somebody has decided about these reports already.') : null;
}
