import { isBlankHtml } from '@portal/rules';
import { invalid } from '../../http/problem.ts';

/** A text that has something left to read after sanitising. */
export function notBlank(html: string): string {
  if (isBlankHtml(html)) throw invalid('body.body', 'Please enter a post content');
  return html;
}
