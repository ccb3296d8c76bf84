export interface NewProfile {
  /** What the organisation calls itself in short. */
  shortName: string;
  fullName: string;
  website: string;
  brandColor: string;
  /** A CSS font family; Manrope when empty. */
  font: string;
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

/** `National Law Council` has its profile in the folder `national-law-council`. */
export function folderOf(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'new-profile'
  );
}

/** The `profile.ts` of a new organisation. */
export function profileSnippet(profile: NewProfile): string {
  return `import { defineProfile } from '../define-profile.ts';

export const profile = defineProfile({
  name: ${quoted(folderOf(profile.shortName))},
  shortName: ${quoted(profile.shortName)},
  fullName: ${quoted(profile.fullName)},
  website: ${quoted(profile.website)},
  supportEmail: ${quoted(`support@${hostOf(profile.website)}`)},
  brandColor: ${quoted(profile.brandColor.trim())},
  modules: {
    communities: true,
    events: true,
    news: true,
    resources: true,
    settings: true,
    global_search: true,
  },
  registrationRoute: '/register',
  renewalRoute: ${quoted(`${profile.website.trim().replace(/\/+$/, '')}/renew`)},
});
`;
}

/** Its `theme.css.ts`. */
export function themeSnippet({ font }: NewProfile): string {
  const family = font.trim() === '' ? '' : `, fontFamily: ${quoted(fontFamilyOf(font))}`;
  return `import { makeTheme, portalTheme } from '@portal/ui/theme';
import { profile } from './profile.ts';

export const theme = profile.name;

portalTheme(theme, makeTheme({ brand: profile.brandColor${family} }));
`;
}

/** A family with what stands in until it has come, or where it cannot. */
export function fontFamilyOf(font: string): string {
  return `"${font.trim().replaceAll(/["\\]/g, '')}", system-ui, sans-serif`;
}

/** The website's, or what was typed where it is none. */
function hostOf(website: string): string {
  return URL.parse(website.trim())?.host.replace(/^www\./, '') ?? 'example.org';
}
