import { wcagContrast } from 'culori';

/** How well one colour reads on another by WCAG, from 1 to 21. */
export function contrastOf(front: string, back: string): number {
  return wcagContrast(front, back);
}
