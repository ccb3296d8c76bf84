import type { Profile } from '@portal/kit/access';
import { readableTone } from '../mails/readable-tone.ts';
import type { DocumentFonts } from './fonts.ts';
import type { Place, TextStyle } from './page-writer.ts';

/** What a document shows of the organisation that gives it. */
export interface DocumentBrand {
  profile: Pick<
    Profile,
    'fullName' | 'brandColor' | 'locale' | 'timeZone' | 'currency' | 'messages' | 'businessNumber' | 'postalAddress'
  >;
  /** PNG. */
  logo: Uint8Array;
  fonts: DocumentFonts;
}

const ink = '#1d2327';
export const quiet = '#5a6167';
export const hairline = '#d5d9dc';

export function stylesOf({ profile }: Pick<DocumentBrand, 'profile'>) {
  const brand = readableTone(profile.brandColor);
  const style = (size: number, weight: TextStyle['weight'] = 'regular', color = ink): TextStyle => ({
    size,
    weight,
    color,
  });
  return { brand, style };
}

/** How large the logo is drawn, so that wide and high ones weigh alike. */
export const logoBox: Pick<Place, 'width'> & { height: number } = { width: 190, height: 44 };
