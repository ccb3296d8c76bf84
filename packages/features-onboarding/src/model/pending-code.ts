import type { LoginFactor } from '@portal/rules';
import type { FlowStore } from './flow-store.ts';

/** A sign-in that waits for a code: one that was sent, or one of an app. */
export interface PendingCode {
  requestId: string;
  /** Any of them opens the account; the first is the one that is asked for. */
  factors: readonly LoginFactor[];
  /** `app`: nothing was sent. */
  sentBy: 'email' | 'sms' | 'app';
  /** Masked: enough to know one's own address by. */
  sentTo: string;
  /** ISO date. */
  resendAt: string;
  /** A passkey may be used in its place. */
  hasPasskey: boolean;
}

const names = ['requestId', 'factors', 'sentBy', 'sentTo', 'resendAt', 'hasPasskey'] as const;
const knownFactors: readonly LoginFactor[] = ['app', 'mail', 'recovery'];

export function rememberCode(store: FlowStore, { factors, ...code }: PendingCode): void {
  const stored = { ...code, factors: factors.join(' ') };
  for (const name of names) store.set(name, stored[name]);
}

export function recallCode(store: FlowStore): PendingCode | null {
  const [requestId, factors, sentBy, sentTo, resendAt, hasPasskey] = names.map((name) => store.get(name));
  if (typeof requestId !== 'string' || typeof sentTo !== 'string' || typeof resendAt !== 'string') return null;
  return {
    requestId,
    factors: factorsIn(factors),
    sentBy: sentByOf(sentBy),
    sentTo,
    resendAt,
    hasPasskey: hasPasskey === true,
  };
}

function factorsIn(stored: string | boolean | undefined): readonly LoginFactor[] {
  const named = String(stored).split(' ');
  const factors = knownFactors.filter((factor) => named.includes(factor));
  return factors.length === 0 ? ['mail'] : factors;
}

function sentByOf(stored: string | boolean | undefined): PendingCode['sentBy'] {
  return stored === 'sms' || stored === 'app' ? stored : 'email';
}

export function clearCode(store: FlowStore): void {
  store.remove(...names);
}

/** Which code is entered, before another is chosen: one that was sent, where one was. */
export function initialFactor({ factors, sentBy }: PendingCode): LoginFactor {
  return sentBy === 'app' ? (factors[0] ?? 'app') : 'mail';
}

/** When another code may be asked for. */
export function resendTime(now: Date, afterSeconds: number): string {
  return new Date(now.getTime() + afterSeconds * 1000).toISOString();
}
