import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** A website that stands before its developer opens the docs. */
export interface Site {
  name: string;
  /** What `node_modules` is to hold: the peers' versions come from the website, the portal from its tarballs. */
  installs: boolean;
  /** Of the files that the docs have one write, those that this website takes. */
  takes: readonly string[];
  /** Of its `node_modules/.bin`, one after the other. */
  builds: readonly (readonly string[])[];
  /** Serves what was built: a command of its own, or its folder. */
  serves: readonly string[] | 'folder';
  page: string;
  /** Whether the page comes with the widget drawn by the server. */
  isDrawnByServer: boolean;
}

export const sites: readonly Site[] = [
  {
    name: 'plain',
    installs: false,
    takes: ['communities.html'],
    builds: [],
    serves: 'folder',
    page: '/page.html',
    isDrawnByServer: false,
  },
  {
    name: 'next',
    installs: true,
    takes: ['components/Communities.tsx', 'app/communities/page.tsx'],
    builds: [['next', 'build']],
    serves: ['next', 'start', '--port'],
    page: '/communities',
    isDrawnByServer: true,
  },
  {
    name: 'react18',
    installs: true,
    takes: ['components/Communities.tsx'],
    builds: [
      ['tsc', '--project', '.'],
      ['vite', 'build'],
    ],
    serves: ['vite', 'preview', '--strictPort', '--port'],
    page: '/',
    isDrawnByServer: false,
  },
  {
    name: 'esbuild',
    installs: true,
    takes: ['components/Communities.tsx'],
    builds: [
      [
        ...['esbuild', 'src/main.tsx', '--outdir=dist', '--bundle', '--splitting', '--format=esm', '--minify'],
        ...['--jsx=automatic', '--loader:.woff2=file'],
      ],
    ],
    serves: 'folder',
    page: '/index.html',
    isDrawnByServer: false,
  },
];

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** A plain web server for a folder with one page and what was built for it. */
export function serveFolder(folder: string, page: string, port: number): Server {
  const server = createServer(({ url = '/' }, response) => {
    const type = types[extname(url)];
    response.writeHead(200, { 'Content-Type': type ?? 'text/html; charset=utf-8' });
    response.end(readFileSync(join(folder, type === undefined ? page : url)));
  });
  return server.listen(port);
}
