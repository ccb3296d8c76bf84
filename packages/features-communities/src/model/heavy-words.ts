import { contentRefusal, measureWords } from '@portal/rules';

/** Why words are too heavy for a browser to lay out, as the server would say it when they are saved; null for nearly all. */
export function heavyWords(text: string): string | null {
  return contentRefusal(measureWords(text))?.message ?? null;
}
