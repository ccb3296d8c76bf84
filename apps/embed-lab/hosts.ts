/** A website as one meets them: what its page says of everything that stands on it. */
export interface Host {
  name: string;
  /** Stylesheets of npm packages or of this folder. */
  styles: readonly string[];
  direction?: 'ltr' | 'rtl';
  /** What the page may load; `PORTAL` is the portal's origin. */
  policy?: string;
  /** Has the portal's script, and no element yet. */
  isBare?: boolean;
}

/** What `docs/embedding.md` says of a strict policy. */
const strict = [
  "default-src 'none'",
  'script-src PORTAL',
  "style-src 'self'",
  'connect-src PORTAL',
  "img-src 'self' PORTAL",
  'font-src PORTAL',
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
  { name: 'important', styles: ['./styles/important.css'] },
];
