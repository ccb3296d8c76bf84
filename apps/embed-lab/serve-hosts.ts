import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { hostPage } from './host-page.ts';
import { type Grade, homes, type Host, hosts } from './hosts.ts';

const { resolve } = createRequire(import.meta.url);
const app = new URL('dist/', import.meta.url);
const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };

/** Serves every host's page at `/<grade>/<its name>/`, and the script of the React app at `/app/`, on this port. */
export async function serveHosts(port: number, portalUrl: string): Promise<{ close(): void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    contentOf(pathname, portalUrl).then(
      ({ type, content, policy }) => {
        response.writeHead(200, { 'Content-Type': type, ...(policy && { 'Content-Security-Policy': policy }) });
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { close: () => void server.close() };
}

interface Content {
  type: string;
  content: string | Buffer;
  policy?: string | undefined;
}

async function contentOf(path: string, portalUrl: string): Promise<Content> {
  if (path.startsWith('/app/')) {
    const type = types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    return { type, content: await readFile(new URL(path.slice('/app/'.length), app)) };
  }
  const [, grade = '', name, file = ''] = path.split('/');
  const host = [...homes, ...hosts].find((one) => one.name === name);
  if (host === undefined || !isGrade(grade)) throw new Error('There is no such host');
  // The scripts and fonts of a React app are the website's own.
  const scripts = grade === 'packages' ? "'self'" : portalUrl;
  const policy = host.policy?.replaceAll('SCRIPTS', scripts).replaceAll('PORTAL', portalUrl);
  if (file === '') return { type: 'text/html; charset=utf-8', content: hostPage(host, grade, portalUrl), policy };
  if (file === 'icon.svg') return { type: 'image/svg+xml', content: '<svg xmlns="http://www.w3.org/2000/svg" />' };
  return { type: 'text/css', content: await styleOf(host, file) };
}

function isGrade(text: string): text is Grade {
  return ['without', 'elements', 'packages'].includes(text);
}

async function styleOf({ styles }: Host, file: string): Promise<string> {
  const style = styles[Number(/^styles-(\d)\.css$/.exec(file)?.[1])];
  if (style === undefined) throw new Error('There is no such file');
  return readFile(resolve(style), 'utf8');
}
