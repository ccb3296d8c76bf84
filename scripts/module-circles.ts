/** The modules of the server form layers: none needs another that needs it, be it by way of others. */
import type { IModule } from 'dependency-cruiser';

/** A folder of `modules`; and what hands modules the parts of others, which would hide a circle. */
const moduleOf = /^apps\/server\/src\/(?:modules\/([^/]+)\/|(contributions)\.ts$)/;
/** A test may stand on whatever shows that its module works. */
const test = /\.test\.ts$/;

interface Importing {
  source: IModule['source'];
  dependencies: readonly Pick<IModule['dependencies'][number], 'resolved'>[];
}

/** Each module by its name, with those that it imports and a file that does. */
type Needs = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Every import of a module that stands in a circle, with the way back from what is imported. */
export function moduleCircles(files: readonly Importing[]): { from: string; to: string }[] {
  const needs = needsOf(files);
  return [...needs].flatMap(([from, needed]) =>
    [...needed].flatMap(([to, file]) => {
      const way = wayTo(from, to, needs);
      return way === null ? [] : [{ from: file, to: way.join(' → ') }];
    }),
  );
}

function needsOf(files: readonly Importing[]): Needs {
  const needs = new Map<string, Map<string, string>>();
  for (const { source, dependencies } of files) {
    const from = nameOf(source);
    if (from === null || test.test(source)) continue;
    const needed = needs.get(from) ?? new Map<string, string>();
    needs.set(from, needed);
    for (const { resolved } of dependencies) {
      const to = nameOf(resolved);
      if (to !== null && to !== from && !needed.has(to)) needed.set(to, source);
    }
  }
  return needs;
}

function nameOf(file: string): string | null {
  const [, folder, composed] = moduleOf.exec(file) ?? [];
  return folder ?? composed ?? null;
}

/** The shortest way by imports; null: there is none. */
function wayTo(end: string, start: string, needs: Needs): string[] | null {
  const seen = new Set([start]);
  const ways: string[][] = [[start]];
  for (const way of ways) {
    const last = way.at(-1) ?? '';
    if (last === end) return way;
    for (const next of needs.get(last)?.keys() ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
}
