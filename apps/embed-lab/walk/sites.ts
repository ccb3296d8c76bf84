import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** A website that stands before its developer opens the docs. */
export interface Site {
  name: string;
  /** As the table of the docs calls it. */
  title: string;
  /** Its folder among the sites, which other grades may share. */
  folder: string;
  /** What `node_modules` is to hold: nothing, what the website has anyway, or the portal's packages from their tarballs too. */
  installs: 'nothing' | 'its own' | 'the packages';
  /** What the docs have one do, as the table says it. */
  byHand: string;
  /** Of the files that the docs have one write, those that this website takes. */
  takes: readonly string[];
  /** Of its `node_modules/.bin`, one after the other. */
  builds: readonly (readonly string[])[];
  /** Serves what was built: a command of its own, or its folder. */
  serves: readonly string[] | 'folder';
  page: string;
  /** What the page comes with, drawn by the server. */
  prerendered: readonly string[];
}

export const sites: readonly Site[] = [
  {
    name: 'plain',
    title: 'a plain page, one line of HTML',
    folder: 'plain',
    installs: 'nothing',
    byHand: 'one block of four lines',
    takes: ['communities.html'],
    builds: [],
    serves: 'folder',
    page: '/page.html',
    prerendered: [],
  },
  {
    name: 'next-element',
    title: 'Next 16, one line of HTML',
    folder: 'next',
    installs: 'its own',
    byHand: 'one file',
    takes: ['app/members/page.tsx'],
    builds: [['next', 'build']],
    serves: ['next', 'start', '--port'],
    page: '/members',
    prerendered: ['<portal-communities', 'Communities of the OTA'],
  },
  {
    name: 'next',
    title: 'Next 16, React 19, drawn by the server',
    folder: 'next',
    installs: 'the packages',
    byHand: 'one command, two files',
    takes: ['components/Communities.tsx', 'app/communities/page.tsx'],
    builds: [['next', 'build']],
    serves: ['next', 'start', '--port'],
    page: '/communities',
    prerendered: ['class="portal-root', 'Sign in to see this'],
  },
  {
    name: 'react18',
    title: 'Vite 8, React 18.3 in `StrictMode`, with TypeScript 7',
    folder: 'react18',
    installs: 'the packages',
    byHand: 'one command, one file',
    takes: ['components/Communities.tsx'],
    builds: [
      ['tsc', '--project', '.'],
      ['vite', 'build'],
    ],
    serves: ['vite', 'preview', '--strictPort', '--port'],
    page: '/',
    prerendered: [],
  },
  {
    name: 'esbuild',
    title: 'a plain page, React 19 by esbuild',
    folder: 'esbuild',
    installs: 'the packages',
    byHand: 'one command, one file',
    takes: ['components/Communities.tsx'],
    builds: [
      [
        ...['esbuild', 'src/main.tsx', '--outdir=dist', '--bundle', '--splitting', '--format=esm', '--minify'],
        ...['--jsx=automatic', '--loader:.woff2=file'],
      ],
    ],
    serves: 'folder',
    page: '/index.html',
    prerendered: [],
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
