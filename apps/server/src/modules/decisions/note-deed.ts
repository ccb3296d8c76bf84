import type { DecisionWords, ModerationDeed } from '@portal/api/contract';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { queueMails } from '../mail-queue/index.ts';
import { insertDeed } from './note-deed.writes.ts';

export interface NewDeed {
  communityId: string;
  deed: ModerationDeed;
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
const toldDeeds: readonly ModerationDeed[] = [
  ...(['postDeclined', 'postArchived', 'postDeleted', 'editDeclined', 'commentDeleted'] as const),
  ...(['memberDeclined', 'memberRemoved', 'memberBlocked'] as const),
];

/** Who does something: an administrator who acts for somebody does it themself. */
export function deciderOf(call: Call): { id: string } {
  const { id, impersonator } = personOf(call);
  return { id: impersonator?.id ?? id };
}

/** Writes down what was done in a community, in the transaction that does it, and lets those know whom it concerns; answers its number. */
export async function noteDeed(tx: Db, deed: NewDeed, call: Call): Promise<number> {
  const { because, isByPortal = false, postId = null, personId = null, ...noted } = deed;
  const actorId = isByPortal ? null : deciderOf(call).id;
  const values = {
    ...{ ...noted, postId, personId, actorId, at: call.now },
    reason: because?.reason ?? null,
    message: because?.message ?? '',
  };
  const row = await insertDeed(tx, values);
  if (row === undefined) throw new Error('What was done is written down');
  if (personId !== null && personId !== actorId && toldDeeds.includes(deed.deed))
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
