import type { Faq } from '@portal/api';
import { containsText } from '@portal/rules';

/** Those whose question or answer has each word of the keyword in it. */
export function findFaq<Entry extends Pick<Faq, 'name' | 'description'>>(
  entries: readonly Entry[],
  keyword: string,
): readonly Entry[] {
  const words = keyword.split(/\s+/u).filter((word) => word !== '');
  return entries.filter(({ name, description }) => {
    const text = `${name} ${new DOMParser().parseFromString(description, 'text/html').body.textContent}`;
    return words.every((word) => containsText(text, word));
  });
}
