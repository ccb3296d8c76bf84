import { beforeEndOf, capital, type Files, importing, kebabCase, wordsOf } from './insert.ts';

const api = 'packages/api/src/areas';
const demo = 'packages/demo/src/areas';

/** A call of an area that exists, which reads a list: declared, bound, mocked, with an example and a refusal. */
export function callStubs(area: string, name: string, read: (path: string) => string | null): Files {
  const folder = kebabCase(area);
  const files: Files = new Map();
  const change = (paths: readonly string[], edit: (source: string) => string) => {
    const path = paths.find((one) => read(one) !== null);
    if (path === undefined) throw new Error(`There is no ${paths.join(' or ')}`);
    files.set(path, edit(read(path) ?? ''));
  };
  change([`${api}/${folder}/contract.ts`], (source) => declared(source, area, name));
  const mock = [`${demo}/${folder}/mock.ts`, `${demo}/${folder}/mock/handlers.ts`];
  change(mock, (source) => mocked(source, area, name, read(mock[0] ?? '') === null ? '../../..' : '../..'));
  change([`${demo}/${folder}/examples.ts`], (source) => exemplified(source, name));
  change([`apps/server/src/modules/${folder}/routes.ts`], (source) =>
    beforeEndOf(
      source,
      'Routes(routes: Routes): void {',
      `  bind(routes, contract.${area}.${name}, async () => ({ items: [], totalItemCount: 0 }));\n`,
    ),
  );
  // Without a sign-in every call is refused by its declaration; an area whose objects nobody else may touch has this file.
  if (read(`${demo}/${folder}/refusals.ts`) !== null)
    change([`${demo}/${folder}/refusals.ts`], (source) => refused(source, area, name));
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
      keyword: z.string().max(limits.keywordLength).optional(),
    }),
    response: z.object({ items: z.array(z.object({ id, name: z.string() })), totalItemCount }),
  }),
`;
  const needed = [
    ['endpoint', 'endpoint'],
    ['signedIn', 'access'],
    ['id', 'fields'],
    ['page', 'fields'],
    ['pageSize', 'fields'],
    ['totalItemCount', 'fields'],
    ['limits', 'limits'],
    ['pageSizes', 'page-sizes'],
  ] as const;
  return needed.reduce(
    (text, [what, from]) => importing(text, what, `../../contract/${from}.ts`),
    beforeEndOf(withZod(source), `export const ${area} = {`, lines),
  );
}

const zod = "import * as z from 'zod';\n";
const withZod = (source: string) => (source.includes(zod) ? source : zod + source);

function mocked(source: string, area: string, name: string, root: string): string {
  const lines = `  ${name}: mockList({ endpoint: contract.${area}.${name}, rows: [] }),\n`;
  const answered = beforeEndOf(source, `export const ${area}: `, lines);
  return importing(importing(answered, 'mockList', `${root}/mock/mock-list.ts`), 'contract', '@portal/api/contract');
}

function exemplified(source: string, name: string): string {
  const subjects = /Examples\((\{[^}]*\}|subjects): Subjects\)/.exec(source)?.[1] ?? '';
  const member = subjects === 'subjects' ? 'subjects.member' : 'member';
  const named = subjects === 'subjects' || /\bmember\b/.test(subjects) ? source : source.replace('({ ', '({ member, ');
  return beforeEndOf(oneCallALine(named), '\n  return {', `    ${name}: { as: ${member}, input: {} },\n`);
}

/** A table of one call may stand on one line. */
function oneCallALine(source: string): string {
  return source.replace(/^ {2}return \{ (.*) \};$/m, '  return {\n    $1,\n  };');
}

function refused(source: string, area: string, name: string): string {
  const lines = `    {
      title: '${wordsOf(name)} without a sign-in',
      endpoint: contract.${area}.${name},
      input: {},
      code: 'unauthenticated',
    },
`;
  const start = source.indexOf('\n  return [', source.indexOf(`export function ${area}Refusals`));
  return source.slice(0, start) + beforeEndOf(source.slice(start), '\n  return [', lines);
}
