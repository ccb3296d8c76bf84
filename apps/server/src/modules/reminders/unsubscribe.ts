import type { Deps } from '../../deps.ts';
import { keyText } from '../../http/cursor.ts';
import { isCpdReminder } from '../cpd-reminders/index.ts';
import type { MailJob } from '../mail-queue/index.ts';
import { isNewsMail } from '../news-mails/index.ts';

/** What mails are about that somebody may turn off by an address in them, each by itself. */
export const reminded = {
  events: { path: '/api/reminders/unsubscribe', purpose: 'reminders by mail' },
  cpd: { path: '/api/cpd/reminders/unsubscribe', purpose: 'reminders of CPD by mail' },
  news: { path: '/api/news/unsubscribe', purpose: 'news by mail' },
} as const;
export type Reminded = keyof typeof reminded;

type Signing = Pick<Deps, 'cursors'>;

const tokens = ({ cursors }: Signing, about: Reminded) => cursors(reminded[about].purpose, keyText);

/** Where a mail program turns such mails off without signing in; of others there is no such place. */
export function unsubscribeUrl(
  deps: Signing & Pick<Deps, 'portalUrl'>,
  { kind, personId }: Pick<MailJob, 'kind' | 'personId'>,
): string | null {
  const about = remindedBy(kind);
  if (about === null) return null;
  const url = new URL(reminded[about].path, deps.portalUrl);
  url.searchParams.set('token', tokens(deps, about).pack(personId));
  return url.href;
}

function remindedBy(kind: MailJob['kind']): Reminded | null {
  if (isCpdReminder(kind)) return 'cpd';
  if (isNewsMail(kind)) return 'news';
  return kind.startsWith('reminder') ? 'events' : null;
}

/** Whose reminders an address turns off; null where it is not ours. */
export function personOfToken(deps: Signing, about: Reminded, token: string): string | null {
  try {
    return tokens(deps, about).unpack(token);
  } catch {
    return null;
  }
}
