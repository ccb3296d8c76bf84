import { printInFrame } from './print-in-frame.ts';

const look = `
  body { margin: 0; color: #000; background: #fff; font: 10pt/1.4 system-ui, sans-serif; }
  h1 { margin: 0 0 8pt; font-size: 18pt; }
  p { margin: 0 0 4pt; }
  table { inline-size: 100%; margin-block: 12pt; border-collapse: collapse; }
  caption { padding-block-end: 4pt; font-size: 12pt; font-weight: 600; text-align: start; }
  th, td { padding: 4pt 8pt 4pt 0; border-block-end: 0.5pt solid #999; text-align: start; text-wrap: balance; vertical-align: top; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  @page { margin: 18mm; }
`;

/** Prints a text by itself, on paper of the browser's choice. */
export function printHtml(html: string, title: string): Promise<void> {
  return printInFrame({ html: pageOf(html, title) });
}

function pageOf(html: string, title: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.title = title;
  page.documentElement.lang = document.documentElement.lang;
  page.head.append(Object.assign(page.createElement('style'), { textContent: look }));
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
