import { type CallReply, calls, firstRead, prefetchedReplies } from '@portal/api';
import { copyOf, type Portal } from '@portal/kit';

/** The key under which the device stores the account; another number as soon as its shape changes. */
export const accountKey = copyOf('account 1');

export interface StoredAccount {
  user: CallReply<typeof calls.me.current>;
  rights: CallReply<typeof calls.me.permissions>;
}

/** The account as this device has stored it; null: nothing, or nothing that can be read. */
export function storedAccount(stored: unknown): StoredAccount | null {
  if (typeof stored !== 'object' || stored === null || !('user' in stored) || !('rights' in stored)) return null;
  // Written under this key by the host alone, in the shape that the key's number stands for.
  return stored as StoredAccount;
}

/** Has the portal go on with the account as it was kept, until the server can be asked again. */
export async function takeUpAccount(
  { user, rights }: StoredAccount,
  queryClient: Portal['queryClient'],
): Promise<void> {
  const stored = [
    { read: firstRead(calls.me.current), reply: user },
    { read: firstRead(calls.me.permissions), reply: rights },
  ];
  const caller = prefetchedReplies(new Map(stored.map(({ read, reply }) => [read.request, reply])));
  await Promise.all(stored.map(({ read }) => read.prefetch(queryClient, caller)));
}
