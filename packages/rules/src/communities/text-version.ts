import type { Refusal } from '@portal/api/rules';

/** Tells one state of a text from another; it guards nothing that is secret. */
export function textVersion(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Whoever has read another text than the one that would be replaced is told so. */
export function staleAboutRefusal(read: string, current: string): Refusal | null {
  if (read === textVersion(current)) return null;
  return { code: 'stale', message: 'Someone else has changed this text since you opened it.' };
}
