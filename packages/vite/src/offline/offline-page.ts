import type { OfflineWords } from './offline-parts.ts';

const styles = `:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f6f6;color:#111827}
main{box-sizing:border-box;max-width:28rem;margin:3rem auto;padding:2rem;background:#fff;border:1px solid #d5dcdc;border-radius:12px}
@media (max-width:30rem){main{margin:0;min-height:100vh;border:0;border-radius:0;padding:1.5rem 1rem}}
h1{font-size:1.375rem;line-height:1.25;margin:0 0 1.25rem}p{margin:0 0 1rem;color:#4b5563}
a{box-sizing:border-box;display:block;min-height:44px;margin-top:1.5rem;padding:.5625rem 1rem;text-align:center;text-decoration:none;color:inherit;border:1px solid #6b7280;border-radius:8px}
a:focus-visible{outline:3px solid currentcolor;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#0f1416;color:#e5e9ea}main{background:#181f22;border-color:#344045}p{color:#aab4b8}}`;

/** The page that a browser shows where it reaches nobody: words alone, and the same address once more. */
export function offlinePage({ locale, organisation, title, text, kept, again }: OfflineWords): string {
  return `<!doctype html>
<html lang="${escaped(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · ${escaped(organisation)}</title><style>${styles}</style></head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p><p>${escaped(kept)}</p><a href="">${escaped(again)}</a></main></body></html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
