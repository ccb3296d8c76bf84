import type { Chunk } from './build-manifest.ts';

export interface DrawnPage {
  /** The portal's empty page. */
  template: string;
  /** What React drew. */
  content: string;
  path: string;
  title: string;
  /** What the page needs beside the portal's own entry. */
  chunks: readonly Chunk[];
}

const emptyPortal = '<div id="portal"></div>';
// React would have the browser begin with the pictures; they stand in the page a few lines below.
const preload = /<link rel="preload"[^>]*>/g;

// A member who is signed in is on the way to another page, and does not see this one first.
const signedInSeesNothing = `<script>try{if(localStorage.getItem('token'))document.getElementById('portal').hidden=true}catch{}</script>`;

/** The whole page: what was drawn inside the template, with links to the code and styles that it will need. */
export function pageHtml({ template, content, path, title, chunks }: DrawnPage): string {
  if (!template.includes(emptyPortal)) throw new Error(`The portal's page has no ${emptyPortal}`);
  const known = (file: string) => template.includes(file);
  const scripts = unique(chunks.map(({ file }) => file)).filter((file) => file.endsWith('.js') && !known(file));
  const styles = unique(chunks.flatMap(({ css }) => css ?? [])).filter((file) => !known(file));
  const head = [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace(
      emptyPortal,
      () => `<div id="portal" data-drawn="${path}">${content.replaceAll(preload, '')}</div>${signedInSeesNothing}`,
    );
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
