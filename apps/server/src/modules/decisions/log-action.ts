import type { DecisionWords, ModerationAction } from '@portal/api/contract';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { queueMails } from '../mail-queue/index.ts';
import { insertLogEntry } from './log-action.writes.ts';

export interface NewModerationAction {
  communityId: string;
  deed: ModerationAction;
  /** Whom it concerns. */
  personId?: string | null;
  postId?: string | null;
  commentId?: string | null;
  because?: DecisionWords | undefined;
  /** For those alone who look after the community. */
  note?: string;
  /** Nobody did it but the portal itself. */
  isByPortal?: boolean;
}

/** What the person whom it concerns is written to of. */
const notifiedActions: readonly ModerationAction[] = [
  ...(['postDeclined', 'postArchived', 'postDeleted', 'editDeclined', 'commentDeleted'] as const),
  ...(['memberDeclined', 'memberRemoved', 'memberBlocked'] as const),
];

/** Who does something: an administrator who acts for somebody does it themself. */
export function deciderOf(call: Call): { id: string } {
  const { id, impersonator } = personOf(call);
  return { id: impersonator?.id ?? id };
}

/** Writes down what was done in a community, in the transaction that does it, and lets those know whom it concerns; answers its number. */
export async function logAction(tx: Db, action: NewModerationAction, call: Call): Promise<number> {
  const { because, isByPortal = false, postId = null, personId = null, ...noted } = action;
  const actorId = isByPortal ? null : deciderOf(call).id;
  const values = {
    ...{ ...noted, postId, personId, actorId, at: call.now },
    reason: because?.reason ?? null,
    message: because?.message ?? '',
  };
  const row = await insertLogEntry(tx, values);
  if (row === undefined) throw new Error('What was done is written down');
  if (personId !== null && personId !== actorId && notifiedActions.includes(action.deed))
    await queueMails(tx, [
      {
        key: `moderated:${row.id}`,
        kind: 'moderated',
        personId,
        eventId: null,
        about: String(row.id),
        dueAt: call.now,
      },
    ]);
  return row.id;
}
