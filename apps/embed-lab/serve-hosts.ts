import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { hostPage } from './host-page.ts';
import { homes, type Host, hosts } from './hosts.ts';

const { resolve } = createRequire(import.meta.url);

/** Serves every host's page at `/<its name>/`, on this port. */
export async function serveHosts(port: number, portalUrl: string): Promise<{ close(): void }> {
  const server = createServer((request, response) => {
    const [, name, file = ''] = new URL(request.url ?? '/', 'http://localhost').pathname.split('/');
    const host = [...homes, ...hosts].find((one) => one.name === name);
    contentOf(host, file, portalUrl).then(
      ({ type, text }) => {
        const policy = host?.policy?.replaceAll('PORTAL', portalUrl);
        response.writeHead(200, { 'Content-Type': type, ...(policy && { 'Content-Security-Policy': policy }) });
        response.end(text);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { close: () => void server.close() };
}

async function contentOf(host: Host | undefined, file: string, portalUrl: string) {
  if (host === undefined) throw new Error('There is no such host');
  if (file === '') return { type: 'text/html; charset=utf-8', text: hostPage(host, portalUrl) };
  if (file === 'icon.svg') return { type: 'image/svg+xml', text: '<svg xmlns="http://www.w3.org/2000/svg" />' };
  const style = host.styles[Number(/^styles-(\d)\.css$/.exec(file)?.[1])];
  if (style === undefined) throw new Error('There is no such file');
  return { type: 'text/css', text: await readFile(resolve(style), 'utf8') };
}
