import { beforeEndOf, capital, type Files, kebabCase, withImports, wordsOf } from './insert.ts';
import type { Thing } from './things.ts';
import {
  boundWrite,
  declaredWrite,
  exemplifiedWrite,
  mockedWrite,
  refusedWrite,
  serverFiles,
  type WriteStub,
} from './write-stubs.ts';

const api = 'packages/api/src/areas';
const demo = 'packages/demo/src/areas';

type Read = (path: string) => string | null;

/** Changes the files of a call: the first that there is of several paths. */
function changesOf(read: Read) {
  const files: Files = new Map();
  const change = (paths: readonly string[], edit: (source: string) => string) => {
    const path = paths.find((one) => read(one) !== null);
    if (path === undefined) throw new Error(`There is no ${paths.join(' or ')}`);
    files.set(path, edit(read(path) ?? ''));
  };
  return { files, change };
}

function placesOf(area: string, read: Read) {
  const folder = kebabCase(area);
  const mock = [`${demo}/${folder}/mock.ts`, `${demo}/${folder}/mock/handlers.ts`];
  return {
    contract: [`${api}/${folder}/contract.ts`],
    mock,
    root: read(mock[0] ?? '') === null ? '../../..' : '../..',
    examples: [`${demo}/${folder}/examples.ts`],
    refusals: `${demo}/${folder}/refusals.ts`,
    server: `apps/server/src/modules/${folder}`,
  };
}

/** A call of an area that exists, which reads a list: declared, bound, mocked, with an example and a refusal. */
export function callStubs(area: string, name: string, read: Read): Files {
  const { files, change } = changesOf(read);
  const places = placesOf(area, read);
  change(places.contract, (source) => declared(source, area, name));
  change(places.mock, (source) => mocked(source, area, name, places.root));
  change(places.examples, (source) =>
    exemplified(source, (subject) => `    ${name}: { as: ${subject('member')}, input: {} },\n`),
  );
  change([`${places.server}/routes.ts`], (source) =>
    beforeEndOf(
      source,
      'Routes(routes: Routes): void {',
      `  bind(routes, contract.${area}.${name}, async () => ({ items: [], totalItemCount: 0 }));\n`,
    ),
  );
  // Without a sign-in every call is refused by its declaration; an area whose objects nobody else may touch has this file.
  if (read(places.refusals) !== null)
    change([places.refusals], (source) => refused(source, area, withoutSignIn(area, name)));
  return files;
}

/** One that writes, once for each key; on a thing, by its id and the revision that was read, with its use case and statements. */
export function writeStubs(area: string, name: string, thing: Thing | null, read: Read): Files {
  const { files, change } = changesOf(read);
  const places = placesOf(area, read);
  const stub: WriteStub = { area, name, thing };
  change(places.contract, (source) => declaredWrite(withZod(source), stub));
  change(places.mock, (source) => mockedWrite(source, stub, places.root));
  change(places.examples, (source) => {
    const written = exemplified(source, (subject) => exemplifiedWrite(name, subject, thing));
    if (thing === null) return written;
    return withImports(written, {
      '../../conformance/target.ts': ['replyTo'],
      '@portal/api/contract': ['contract'],
    });
  });
  change([`${places.server}/routes.ts`], (source) => boundWrite(source, stub));
  for (const [path, text] of serverFiles(stub, places.server)) {
    if (read(path) !== null) throw new Error(`There is ${path} already`);
    files.set(path, text);
  }
  if (read(places.refusals) !== null)
    change([places.refusals], (source) => {
      const { named, subject } = subjectsOf(source, 'Refusals', thing === null ? ['member'] : [thing.as, 'world']);
      return refused(named, area, refusedWrite(stub, subject));
    });
  return files;
}

function declared(source: string, area: string, name: string): string {
  const lines = `  ${name}: endpoint({
    method: 'GET',
    path: '/api/v1/${area}/${kebabCase(name)}',
    summary: '${capital(wordsOf(name))}',
    access: signedIn(),
    query: z.object({
      page: page(),
      pageSize: pageSize(pageSizes.feed),
      keyword: upTo(limits.keywordLength).optional(),
    }),
    response: z.object({ items: z.array(z.object({ id, name: z.string() })), totalItemCount }),
  }),
`;
  return withImports(beforeEndOf(withZod(source), `export const ${area} = {`, lines), {
    '../../contract/endpoint.ts': ['endpoint'],
    '../../contract/access.ts': ['signedIn'],
    '../../contract/fields.ts': ['id', 'page', 'pageSize', 'totalItemCount'],
    '../../contract/limits.ts': ['limits'],
    '../../contract/page-sizes.ts': ['pageSizes'],
    '../../contract/up-to.ts': ['upTo'],
  });
}

const zod = "import * as z from 'zod';\n";
const withZod = (source: string) => (source.includes(zod) ? source : zod + source);

function mocked(source: string, area: string, name: string, root: string): string {
  const lines = `  ${name}: mockList({ endpoint: contract.${area}.${name}, rows: [] }),\n`;
  const answered = beforeEndOf(source, `export const ${area}: `, lines);
  return withImports(answered, { [`${root}/mock/mock-list.ts`]: ['mockList'], '@portal/api/contract': ['contract'] });
}

type SubjectNamed = (name: string) => string;

/** What examples and refusals are given, with these among it. */
function subjectsOf(source: string, kind: string, needed: readonly string[]): { named: string; subject: SubjectNamed } {
  const whole = new RegExp(`${kind}\\((\\w+): Subjects\\)`).exec(source)?.[1];
  if (whole !== undefined && whole !== '_') return { named: source, subject: (name) => `${whole}.${name}` };
  const [parameter = '', inside = ''] = new RegExp(`${kind}\\((?:_|\\{([^}]*)\\}): Subjects\\)`).exec(source) ?? [];
  const known = inside.split(',').map((one) => one.trim());
  const names = [...needed.filter((name) => !known.includes(name)), ...known.filter((name) => name !== '')];
  const named = parameter === '' ? source : source.replace(parameter, `${kind}({ ${names.join(', ')} }: Subjects)`);
  return { named, subject: (name) => name };
}

function exemplified(source: string, linesFor: (subject: SubjectNamed) => string): string {
  const needed = new Set<string>();
  linesFor((name) => {
    needed.add(name);
    return name;
  });
  const { named, subject } = subjectsOf(source, 'Examples', [...needed]);
  return beforeEndOf(oneCallALine(named), '\n  return {', linesFor(subject));
}

/** A table of one call may stand on one line. */
function oneCallALine(source: string): string {
  return source.replace(/^ {2}return \{ (.*) \};$/m, '  return {\n    $1,\n  };');
}

function withoutSignIn(area: string, name: string): string {
  return `    {
      title: '${wordsOf(name)} without a sign-in',
      endpoint: contract.${area}.${name},
      input: {},
      code: 'unauthenticated',
    },
`;
}

function refused(source: string, area: string, lines: string): string {
  const start = source.indexOf('\n  return [', source.indexOf(`export function ${area}Refusals`));
  return source.slice(0, start) + beforeEndOf(source.slice(start), '\n  return [', lines);
}
