import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from '@portal/kit/access';
import type { Plugin } from 'vite';

/** The file of a built portal that says which HTML file an address begins with. */
export const pageTable = 'pages.json';

export interface PageFile {
  /** `/communities/:alias`; the first that fits an address counts. */
  pattern: string;
  /** `pages/communities.community.html`; null where the portal's empty page is sent. */
  file: string | null;
}

/** Has `vite preview` send each address the page that was rendered for it, as the server does. */
export function previewPages(): Plugin {
  return {
    name: 'portal-preview-pages',
    configurePreviewServer({ config, middlewares }) {
      const file = join(config.root, config.build.outDir, pageTable);
      const table: PageFile[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
      middlewares.use((request, _response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        const page = table.find(({ pattern }) => matchPath(pattern, path) !== null)?.file;
        if (page) request.url = `/${page}`;
        next();
      });
    },
  };
}
