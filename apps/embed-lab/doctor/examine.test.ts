import { createServer, type Server } from 'node:http';
import { once as event } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumFlags, findChromium } from '../../../scripts/find-chromium.ts';
import { doctor } from './doctor.ts';
import { examine } from './examine.ts';

interface Served {
  body: string;
  headers?: Record<string, string>;
}

const styles = '<style>.portal-root { --portal-color-brand: #004c58; color: #111; background: #fff; }</style>';
const widget = '<main class="portal-root"><h2>Communities</h2></main>';

let browser: Browser;
let site: Server;
let portal: Server;
const pages = new Map<string, Served>();
let knows: (origin: string) => boolean;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  site = await listening((path) => pages.get(path) ?? { body: '' });
  portal = await listening((_, origin) => ({
    body: '{}',
    headers: { 'access-control-allow-origin': knows(origin) ? origin : 'https://other.test' },
  }));
});
afterAll(async () => {
  await browser.close();
  for (const server of [site, portal]) server.close();
});

async function listening(answer: (path: string, origin: string) => Served): Promise<Server> {
  const server = createServer((request, response) => {
    const { body, headers = {} } = answer(request.url ?? '', request.headers.origin ?? '');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
  }).listen(0, '127.0.0.1');
  await event(server, 'listening');
  return server;
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function found(body: string, headers: Record<string, string> = {}, knowsPage = true): Promise<string[]> {
  const path = `/${pages.size}`;
  knows = () => knowsPage;
  pages.set(path, { body: `<!doctype html><html lang="en"><title>Site</title><body>${body}</body></html>`, headers });
  const findings = await examine(browser, addressOf(site) + path, { widgetMs: 2_000 });
  return findings.map(({ fault, mend }) => `${fault} ${mend}`);
}

test('nothing is wrong with a page in order', async () => {
  const call = `<script>fetch('${addressOf(portal)}/api/v1/account')</script>`;
  expect(await found(styles + widget + call)).toEqual([]);
});

test.each([
  [
    'script-src',
    "default-src 'self'; style-src 'unsafe-inline'",
    '<script src="https://cdn.test/a.js"></script>',
    'scripts: https://cdn.test',
  ],
  ['style-src', "style-src 'self'", '', 'styles: what stands in the page itself'],
  [
    'connect-src',
    "connect-src 'self'",
    "<script>fetch('https://portal.test/x').catch(() => 0)</script>",
    'calls to a server: https://portal.test',
  ],
  ['img-src', "img-src 'self'", '<img alt="" src="https://portal.test/a.png">', 'pictures: https://portal.test'],
  [
    'font-src',
    "font-src 'self'",
    '<style>@font-face { font-family: X; src: url(https://cdn.test/x.woff2); } h2 { font-family: X; }</style>',
    'fonts: https://cdn.test',
  ],
])('a content policy without %s is named, with its line', async (directive, policy, more, words) => {
  const findings = await found(styles + widget + more, { 'content-security-policy': policy });
  expect(findings).toContainEqual(expect.stringContaining(words));
  expect(findings).toContainEqual(expect.stringContaining(`Content-Security-Policy: ${directive} 'self'`));
});

test.each([
  [
    'a portal that does not know its origin',
    `${styles}${widget}<script>fetch('PORTAL/api/v1/account').catch(() => 0)</script>`,
    'PORTAL_EMBED_ORIGINS=SITE',
  ],
  [
    'two copies of React',
    `${styles}${widget}<script>console.error('Warning: Invalid hook call. Hooks can only')</script>`,
    'dedupe',
  ],
  ['no styles', widget, "import '@portal/ui/embed.css'"],
  ['no root', `${styles}<div>Communities</div>`, 'frame={PortalRoot}'],
  ['a root in a root', `${styles}<div class="portal-root">${widget}</div>`, 'stands in another one'],
  ['a transformed box', `${styles}<div id="box" style="transform: scale(1)">${widget}</div>`, '<div#box> (transform)'],
  [
    'a box that clips what is fixed',
    `${styles}<div style="position: fixed; overflow: hidden; inset: 0">${widget}</div>`,
    'overlayContainer',
  ],
  ['a narrow box', `${styles}<div style="width: 100px">${widget}</div>`, '100 px wide'],
  [
    'colours that can hardly be read',
    `${styles}<style>.portal-root { color: #aaa }</style>${widget}`,
    '#aaaaaa on #ffffff',
  ],
  [
    'an error of its own',
    `${styles}${widget}<script>throw new Error('of the website')</script>`,
    'The console says: of the website',
  ],
])('a page with %s is told so, with what mends it', async (_, body, words) => {
  const findings = await found(body.replace('PORTAL', addressOf(portal)), {}, !body.includes('PORTAL'));
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(words.replace('SITE', addressOf(site)));
});

test('a widget in a shadow root is looked at too', async () => {
  const script = `document.querySelector('portal-communities').attachShadow({ mode: 'open' }).innerHTML = '${styles}${widget}'`;
  expect(await found(`<portal-communities></portal-communities><script>${script}</script>`)).toEqual([]);
});

test.each([[[]], [['file:///etc/passwd']], [['https://a.test', 'more']]])(
  '%j is no address of a page',
  async (args) => {
    expect(await doctor(args)).toEqual({ words: expect.stringMatching(/^Usage/), isWell: false });
  },
);
