import type { Profile } from '@portal/kit/access';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { readableTone } from '../mails/readable-tone.ts';

type Content = ReturnType<typeof html>;

const styles = (tone: string) => `:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f6f6;color:#111827}
main{box-sizing:border-box;max-width:28rem;margin:3rem auto;padding:2rem;background:#fff;border-radius:12px;border:1px solid #d5dcdc}
@media (max-width:30rem){main{margin:0;min-height:100vh;border:0;border-radius:0;padding:1.5rem 1rem}}
h1{font-size:1.375rem;line-height:1.25;margin:0 0 1.25rem}
dl{margin:0 0 1.5rem}dl div{display:flex;justify-content:space-between;gap:1rem;padding:.5rem 0}
dl div.total{border-top:1px solid #d5dcdc;margin-top:.25rem;padding-top:.75rem;font-weight:600}dt{overflow-wrap:anywhere}dd{margin:0;white-space:nowrap}
dl.facts dt{overflow-wrap:normal}dl.facts dd{white-space:normal;text-align:end}
a.action,button{box-sizing:border-box;display:block;width:100%;min-height:44px;margin-top:.75rem;padding:.5rem 1rem;font:inherit;text-align:center;text-decoration:none;
border-radius:8px;border:1px solid #6b7280;background:transparent;color:inherit;cursor:pointer}
button.pay,a.main{background:${tone};border-color:${tone};color:#fff}
a:focus-visible,button:focus-visible{outline:3px solid ${tone};outline-offset:2px}p{margin:0 0 1rem;color:#4b5563}p.note{margin:1.5rem 0 0;font-size:.875rem}
@media (prefers-color-scheme:dark){body{background:#0f1416;color:#e5e9ea}main{background:#181f22;border-color:#344045}dl div.total{border-color:#344045}p{color:#aab4b8}
a:focus-visible,button:focus-visible{outline-color:#fff}}`;

/** Around the pages that the server draws itself. */
export function pageFrame({ locale, brandColor }: Profile, title: string, content: Content | Promise<Content>) {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${styles(readableTone(brandColor))}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}

/** Such a page has styles and forms of its own, and nothing else. */
export function allowPage(c: Context, formTargets = "'self'"): void {
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'unsafe-inline'; form-action ${formTargets}; frame-ancestors 'none'`,
  );
}
