import { invalid } from '../../http/problem.ts';
import { isBlank } from '../../rich-text/sanitise.ts';

/** A text that has something left to read after sanitising. */
export function notBlank(html: string): string {
  if (isBlank(html)) throw invalid('body.body', 'Please enter a post content');
  return html;
}
