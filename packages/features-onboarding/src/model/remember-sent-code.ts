import type { Portal } from '@portal/kit';
import { flowStoreOf } from './flow-store.ts';
import { type PendingCode, rememberCode, resendTime } from './pending-code.ts';

/** A code that the server says it has sent. */
interface SentCode extends Omit<PendingCode, 'resendAt'> {
  resendAfterSeconds: number;
}

/** Keeps what the code page needs to know. Its code is fetched for those who have a second factor. */
export function rememberSentCode(portal: Portal, { resendAfterSeconds, ...sent }: SentCode): void {
  rememberCode(flowStoreOf(portal), { ...sent, resendAt: resendTime(portal.clock.now(), resendAfterSeconds) });
}
