import type { Deps } from '../../deps.ts';
import { keyText } from '../../http/cursor.ts';
import type { MailJob } from './mail-queue.ts';

export const unsubscribePath = '/api/reminders/unsubscribe';

type Signing = Pick<Deps, 'cursors'>;

const tokens = ({ cursors }: Signing) => cursors('reminders by mail', keyText);

/** Where a mail program turns reminders off without signing in; of mails that are no reminders there is no such place. */
export function unsubscribeUrl(
  deps: Signing & Pick<Deps, 'portalUrl'>,
  { kind, personId }: Pick<MailJob, 'kind' | 'personId'>,
): string | null {
  if (!kind.startsWith('reminder')) return null;
  const url = new URL(unsubscribePath, deps.portalUrl);
  url.searchParams.set('token', tokens(deps).pack(personId));
  return url.href;
}

/** Whose reminders an address turns off; null where it is not ours. */
export function personOfToken(deps: Signing, token: string): string | null {
  try {
    return tokens(deps).unpack(token);
  } catch {
    return null;
  }
}
