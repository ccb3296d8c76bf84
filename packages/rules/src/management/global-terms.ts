import type { Refusal } from '@portal/api/rules';
import { textVersion } from '../communities/text-version.ts';

/** Global terms that were read, when somebody has saved others meanwhile. */
export function staleTermsRefusal(read: string | undefined, currentHtml: string): Refusal | null {
  if (read === undefined || read === textVersion(currentHtml)) return null;
  return { code: 'stale', message: 'Someone else has changed the terms. Load them again.' };
}
