import type { Server } from 'node:net';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Serving } from './serving.ts';

/** What a page stands beside: its own HTML and nothing else; and react with react-dom, which draws the same elements from JSON. */
interface Floors {
  /** `/Explore/static` and `/Explore/react`. */
  origin: string;
  close(): void;
}

const head = (title: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>`;

/** What is shown, without the styles, scripts and pictures that any page may have or not. */
export function bare(html: string): string {
  return html
    .replaceAll(/<(script|style|noscript|svg)\b[\s\S]*?<\/\1>|<link\b[^>]*>|<img\b[^>]*>/g, '')
    .replaceAll(/\s(?:class|style|data-[\w-]+)="[^"]*"/g, '');
}

export async function serveFloors(
  { scheme, createServer }: Serving,
  shown: ReadonlyMap<string, string>,
  treeOf: TreeOf,
): Promise<Floors> {
  const files = new Map<string, { type: string; content: Buffer }>();
  const add = (path: string, type: string, content: string) =>
    files.set(path, { type: `${type}; charset=utf-8`, content: gzipSync(content) });
  add('/react.js', 'text/javascript', await reactFloor());
  for (const [name, html] of shown) {
    const body = bare(html);
    add(`/${name}/static`, 'text/html', `${head('Static')}<body>${body}</body></html>`);
    add(`/${name}/react.json`, 'application/json', JSON.stringify(await treeOf(body)));
    const page = `<body><div id="root"></div><script type="module" src="/react.js"></script></body></html>`;
    add(`/${name}/react`, 'text/html', head('React') + page);
  }
  const server = createServer((request, reply) => {
    const file = files.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (file === undefined) return void reply.writeHead(404).end('');
    reply.writeHead(200, { 'content-type': file.type, 'content-encoding': 'gzip' }).end(file.content);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { origin: `${scheme}://localhost:${portOf(server)}`, close: () => server.close() };
}

/** An element of the page as JSON: its name, attributes and content. */
export type Tree = string | [string, Record<string, string>, Tree[]];
type TreeOf = (html: string) => Promise<Tree[]>;

const entry = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
const names = { for: 'htmlFor', tabindex: 'tabIndex', maxlength: 'maxLength', readonly: 'readOnly', datetime: 'dateTime', value: 'defaultValue', checked: 'defaultChecked' };
const draw = (node, key) => typeof node === 'string' ? node : createElement(node[0], { key, ...Object.fromEntries(Object.entries(node[1]).map(([name, value]) => [names[name] ?? name, value])) }, ...node[2].map(draw));
const answer = await fetch(location.pathname + '.json');
createRoot(document.getElementById('root')).render((await answer.json()).map(draw));
`;

async function reactFloor(): Promise<string> {
  const id = '\0floor.js';
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'react-floor',
        resolveId: (source) => (source === 'floor.js' ? id : null),
        load: (source) => (source === id ? entry : null),
      },
    ],
    build: { write: false, target: 'esnext', modulePreload: false, rolldownOptions: { input: 'floor.js' } },
  });
  const [built] = Array.isArray(output) ? output : [output];
  if (built === undefined || !('output' in built)) throw new Error('The React floor was not built.');
  return built.output[0].code;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
