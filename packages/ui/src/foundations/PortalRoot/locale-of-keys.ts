import { isRTL } from 'react-aria-components/I18nProvider';
import type { Direction } from './use-direction.ts';

const scripts = { ltr: 'Latn', rtl: 'Hebr' } as const;

/**
 * The locale by which react-aria knows what the arrow keys mean and how overlays read, which it takes from the language alone: in a script that runs as the
 * page does where the language's own does not. Dates are not written by it: browsers know how en-AU writes them, and nothing of en-Hebr-AU.
 */
export function localeOfKeys(locale: string, direction: Direction | undefined): string {
  if (direction === undefined || isRTL(locale) === (direction === 'rtl')) return locale;
  return new Intl.Locale(locale, { script: scripts[direction] }).toString();
}
