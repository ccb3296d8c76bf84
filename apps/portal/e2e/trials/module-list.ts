import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Where a trial build says what is in it: the source modules of all its chunks, as paths of the workspace. */
export const moduleListFile = '.vite/modules.json';

export function moduleList(workspace: string): Plugin {
  return {
    name: 'portal-module-list',
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const paths = ids.filter((id) => !id.startsWith('\0')).map((id) => relative(workspace, id.replace(/\?.*$/, '')));
      this.emitFile({ type: 'asset', fileName: moduleListFile, source: JSON.stringify([...new Set(paths)].sort()) });
    },
  };
}
