import type { FlowStore } from './flow-store.ts';

/** A code that was sent and has not been entered yet. */
export interface PendingCode {
  requestId: string;
  sentBy: 'email' | 'sms';
  /** Masked: enough to know one's own address by. */
  sentTo: string;
  /** ISO date. */
  resendAt: string;
  /** A passkey may be used in its place. */
  hasPasskey: boolean;
}

const names = ['requestId', 'sentBy', 'sentTo', 'resendAt'] as const;

export function rememberCode(store: FlowStore, code: PendingCode): void {
  for (const name of names) store.set(name, code[name]);
  store.set('hasPasskey', code.hasPasskey);
}

export function recallCode(store: FlowStore): PendingCode | null {
  const [requestId, sentBy, sentTo, resendAt] = names.map((name) => store.get(name));
  if (typeof requestId !== 'string' || typeof sentTo !== 'string' || typeof resendAt !== 'string') return null;
  const hasPasskey = store.get('hasPasskey') === true;
  return { requestId, sentBy: sentBy === 'sms' ? 'sms' : 'email', sentTo, resendAt, hasPasskey };
}

export function forgetCode(store: FlowStore): void {
  store.remove(...names, 'hasPasskey');
}

/** When another code may be asked for. */
export function resendTime(now: Date, afterSeconds: number): string {
  return new Date(now.getTime() + afterSeconds * 1000).toISOString();
}
