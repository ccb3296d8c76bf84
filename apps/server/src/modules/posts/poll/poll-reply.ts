import type { poll } from '@portal/api/contract';
import { shownPoll } from '@portal/rules';
import type * as z from 'zod';
import type { PollRow } from './poll-json.queries.ts';

/** A poll as one person sees it. */
export function pollReply(row: PollRow | null, mayEdit: boolean, now: Date): z.output<typeof poll> | null {
  if (row === null) return null;
  return shownPoll({ ...row, closesAt: row.closesAt === null ? null : new Date(row.closesAt) }, mayEdit, now);
}
