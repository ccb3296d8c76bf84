import type { FlowStore } from './flow-store.ts';

/** A code that was asked for to come in for the first time. */
export interface FirstTimeCode {
  requestId: string;
  email: string;
  /** ISO date. */
  resendAt: string;
}

const names = { requestId: 'firstTimeRequestId', email: 'firstTimeEmail', resendAt: 'firstTimeResendAt' } as const;

export function rememberFirstTimeCode(store: FlowStore, code: FirstTimeCode): void {
  store.set(names.requestId, code.requestId);
  store.set(names.email, code.email);
  store.set(names.resendAt, code.resendAt);
}

export function recallFirstTimeCode(store: FlowStore): FirstTimeCode | null {
  const [requestId, email, resendAt] = [names.requestId, names.email, names.resendAt].map((name) => store.get(name));
  if (typeof requestId !== 'string' || typeof email !== 'string' || typeof resendAt !== 'string') return null;
  return { requestId, email, resendAt };
}

/** Whoever has come in leaves nothing of it in the tab. */
export function clearFirstTimeCode(store: FlowStore): void {
  store.remove(...Object.values(names));
}

/** For whoever goes back to it from the page of the code. */
export function recallFirstTimeEmail(store: FlowStore): string {
  const email = store.get(names.email);
  return typeof email === 'string' ? email : '';
}
