import { type CallReply, calls, firstRead, repliesAhead } from '@portal/api';
import { copyOf, type Portal } from '@portal/kit';

/** The key under which the device stores the account; another number as soon as its shape changes. */
export const accountKey = copyOf('account 1');

export interface KeptAccount {
  user: CallReply<typeof calls.me.current>;
  rights: CallReply<typeof calls.me.permissions>;
}

/** The account as this device has stored it; null: nothing, or nothing that can be read. */
export function keptAccount(kept: unknown): KeptAccount | null {
  if (typeof kept !== 'object' || kept === null || !('user' in kept) || !('rights' in kept)) return null;
  // Written under this key by the host alone, in the shape that the key's number stands for.
  return kept as KeptAccount;
}

/** Has the portal go on with the account as it was kept, until the server can be asked again. */
export async function takeUpAccount({ user, rights }: KeptAccount, queryClient: Portal['queryClient']): Promise<void> {
  const kept = [
    { read: firstRead(calls.me.current), reply: user },
    { read: firstRead(calls.me.permissions), reply: rights },
  ];
  const caller = repliesAhead(new Map(kept.map(({ read, reply }) => [read.request, reply])));
  await Promise.all(kept.map(({ read }) => read.prefetch(queryClient, caller)));
}
