import { shellPartIds } from '@portal/kit/access';
import { prefetchScript } from './prefetch-script.ts';
import { searchKeyScript } from './search-key-script.ts';
import type { Chunk } from './build-manifest.ts';

export interface PageHtmlInput {
  /** The portal's empty page. */
  template: string;
  /** What React prerendered. */
  content: string;
  /** The pattern of its route. */
  pattern: string;
  /** Shown to signed-out visitors, else to those who are signed in. */
  isPublic: boolean;
  title: string;
  /** What the page needs beside what the template names, in the order in which it asks for them. */
  chunks: readonly Chunk[];
  /** The addresses of the fonts that its text is first shown in. */
  fonts: readonly string[];
  /** The addresses of the calls that it begins with; `{alias}` stands for that part of its own. */
  calls: readonly string[];
}

const emptyPortal = '<div id="portal"></div>';
const entryTag = /<script type="module" ([^>]*><\/script>)/;
// React would have the browser preload the pictures; they stand in the page a few lines below.
const preload = /<link rel="preload"[^>]*>/g;

// Whoever is on the way to another page does not see this one first: a member at sign-in, anybody else behind it.
const hides = (isHidden: string) =>
  `<script>try{if(${isHidden})document.getElementById('portal').hidden=true}catch{}</script>`;
const signedInSeesNothing = hides(`localStorage.getItem('token')`);
const signedOutSeesNothing = hides(`!localStorage.getItem('token')`);

/** What the bundler has the entry's own imports preloaded by. */
const entryPreload = /<link rel="modulepreload"[^>]* href="\/([^"]+)">/g;

// A page that waits for data would wait for ever; the template says what is missing.
const onlyWithScripts = '<noscript><style>#portal{display:none}</style></noscript>';

// The top bar would be drawn as far as it has come, and what stands at its end would push aside what stands before it. Chromium waits for the
// start tag alone, so that it is one behind the bar.
const barFirst = `<link rel="expect" blocking="render" href="#${shellPartIds.barEnd}">`;

/** The HTML of a prerendered page: its content inside the template, with preload links to the code and styles that it will need. */
export function pageHtml({ template, content, pattern, isPublic, title, chunks, fonts, calls }: PageHtmlInput): string {
  if (!template.includes(emptyPortal)) throw new Error(`The portal's page has no ${emptyPortal}`);
  const scripts = unique(chunks.map(({ file }) => file)).filter((file) => file.endsWith('.js'));
  const styles = unique(chunks.flatMap(({ css }) => css ?? [])).filter((file) => !template.includes(file));
  const hasBar = content.includes(`id="${shellPartIds.barEnd}"`);
  const head = [
    ...(isPublic ? [] : [onlyWithScripts]),
    ...(hasBar ? [barFirst] : []),
    ...(isPublic ? scripts : []).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
  // Behind the calls and scripts they would wait for a connection, and the font, which they name, would come after the content and move it.
  const sheets = [...sheetsOf(template), ...styles].map(
    (file) => `<link rel="preload" as="style" crossorigin href="/${file}">`,
  );
  // Less than a kilobyte, which would take one of the browser's six connections from the largest script.
  const imported = [...template.matchAll(entryPreload)].map(([, file = '']) => file);
  // Run in their turn, scripts would wait for the styles that stand before them; and the calls would, until those in the page itself are read.
  const inline = isPublic
    ? []
    : [
        prefetchScript(pattern, calls, [...scripts.slice(0, 1), ...imported, ...scripts.slice(1)], fonts),
        ...(hasBar ? [searchKeyScript] : []),
      ];
  const eager = (isPublic ? template : template.replaceAll(entryPreload, '')).replace(
    entryTag,
    (_, rest) => `<script type="module" async ${rest}${[...sheets, ...inline].join('')}`,
  );
  const shown = content.replaceAll(preload, '');
  // A press, a word or a file would be lost: React renders these pages anew, where it hydrates public ones and replays what was done before.
  const inertContent = isPublic ? shown : shown.replaceAll(/<(button|input|select|textarea) /g, '<$1 inert ');
  const prerendered = `<div id="portal" data-prerendered="${pattern}">${inertContent}</div>`;
  return eager
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace(emptyPortal, () => prerendered + (isPublic ? signedInSeesNothing : signedOutSeesNothing));
}

/** The files of the stylesheets that a page names. */
export function sheetsOf(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)].map(([, file = '']) => file);
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
