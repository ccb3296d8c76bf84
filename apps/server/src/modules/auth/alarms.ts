import { limits } from '@portal/api/contract';
import type { Call } from '../../http/call.ts';
import { hashOfSecret, newSecret } from './tokens.ts';
import { insertAlarm } from './alarms.writes.ts';

/** What was changed, as it was before. */
interface Before {
  email?: string;
  tfaEnabled?: boolean;
  /** The app that was asked. */
  app?: { sealedSecret: string; addedAt: Date };
}

/** Keeps a link by which the owner of an account says that a change was not theirs, and answers its address. */
export async function startAlarm(
  personId: string,
  { app, ...before }: Before,
  { db, deps, now }: Pick<Call, 'db' | 'deps' | 'now'>,
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + limits.alarmLinkHours * 3_600_000);
  await insertAlarm(db, {
    ...{ hash: hashOfSecret(token), personId, createdAt: now, expiresAt },
    ...before,
    ...(app !== undefined && { appSecret: app.sealedSecret, appAddedAt: app.addedAt }),
  });
  const url = new URL('/account/not-me', deps.portalUrl);
  url.search = new URLSearchParams({ token, userId: personId }).toString();
  return url.href;
}
