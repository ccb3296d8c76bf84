import type { Problem } from '@portal/kit';

/** The words of a save that failed, with more of them where something newer is there. */
export function unsavedNotice(text: string, stale: string) {
  return ({ code }: Problem) => ({ text, ...(code === 'stale' ? { description: stale } : {}) });
}
