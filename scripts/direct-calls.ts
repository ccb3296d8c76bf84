import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const used = /\bcalls\.(\w+)(?=\.\w)/g;

/**
 * Has a package import the calls of an area from the file that they stand in. Named as `calls.posts.create` they would all come with each of them where a
 * website's bundler keeps the objects of nested namespaces, as esbuild does.
 */
export function directCalls(): Plugin {
  return {
    name: 'direct-calls',
    setup(build) {
      build.onLoad(
        { filter: /\/packages\/(?:features-[^/]+|host|embed)\/src\/(?:.*\/)?[^./]+\.tsx?$/ },
        async ({ path }) => {
          const source = await readFile(path, 'utf8');
          return { contents: withDirectCalls(source), loader: path.endsWith('x') ? 'tsx' : 'ts' };
        },
      );
    },
  };
}

/** On the same line, as the source map counts lines. */
export function withDirectCalls(source: string): string {
  if (!/^import \{[^}]*\bcalls\b[^}]*\} from '@portal\/api';$/m.test(source)) return source;
  const areas = new Set(Array.from(source.matchAll(used), ([, area = '']) => area));
  const imports = [...areas].map((area) => `import * as calls_${area} from '@portal/api/calls/generated/${area}';`);
  return imports.join('') + source.replaceAll(used, 'calls_$1');
}
