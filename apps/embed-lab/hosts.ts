/** How the portal stands on a page: not at all, by one line of HTML, or in a React app by its packages. */
export type Grade = 'without' | 'elements' | 'packages';

/** A website as one meets them: what its page says of everything that stands on it. */
export interface Host {
  name: string;
  /** Stylesheets of npm packages or of this folder. */
  styles: readonly string[];
  direction?: 'ltr' | 'rtl';
  /** What the page may load; `PORTAL` is the portal's origin, `SCRIPTS` where the portal's scripts and fonts come from. */
  policy?: string;
  /** Has the portal's script, and no element yet. */
  isBare?: boolean;
  /** Its `!important` rules reach whatever stands in no shadow root. */
  reachesIn?: boolean;
}

/** What `docs/embedding.md` says of a strict policy. */
const strict = [
  "default-src 'none'",
  'script-src SCRIPTS',
  "style-src 'self'",
  'connect-src PORTAL',
  "img-src 'self' PORTAL",
  'font-src SCRIPTS',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Pages that say nothing of how anything looks, in either direction. */
export const homes: readonly Host[] = [
  { name: 'home', styles: [] },
  { name: 'home-rtl', styles: [], direction: 'rtl' },
  { name: 'bare', styles: [], isBare: true },
];

export const hosts: readonly Host[] = [
  { name: 'bootstrap', styles: ['bootstrap/dist/css/bootstrap.css'] },
  { name: 'tailwind', styles: ['tailwindcss/preflight.css'] },
  { name: 'wordpress-theme', styles: ['./styles/wordpress-theme.css'] },
  { name: 'small-root', styles: ['./styles/small-root.css'] },
  { name: 'right-to-left', styles: ['./styles/wordpress-theme.css'], direction: 'rtl' },
  { name: 'strict-policy', styles: ['./styles/wordpress-theme.css'], policy: strict },
  { name: 'important', styles: ['./styles/important.css'], reachesIn: true },
];
