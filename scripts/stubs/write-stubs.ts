import { beforeEndOf, capital, kebabCase, withImports, wordsOf } from './insert.ts';
import type { Thing } from './things.ts';

/** What a call that writes has otherwise than one that reads; without a thing it answers with what was sent. */
export interface WriteStub {
  area: string;
  name: string;
  thing: Thing | null;
}

export function declaredWrite(source: string, { area, name, thing }: WriteStub): string {
  const [body, response, further] = thing
    ? ['revision: version()', 'revision: z.int()', `\n    problems: ['stale', 'conflict'],`]
    : ['name: lineOf(limits.postTitleLength)', 'name: z.string()', ''];
  const lines = `  ${name}: endpoint({
    method: 'POST',
    path: '/api/v1/${area}${thing ? '/{id}' : ''}/${kebabCase(name)}',
    summary: '${capital(wordsOf(name))}',
    access: ${thing?.access.call ?? 'signedIn()'},
    limit: callLimits.edits,
    body: z.object({ ${body} }),
    response: z.object({ ${response} }),${further}
    once: true,
  }),
`;
  return withImports(beforeEndOf(source, `export const ${area} = {`, lines), {
    '../../contract/endpoint.ts': ['endpoint'],
    '../../contract/call-limits.ts': ['callLimits'],
    ...(thing ? importsOn(thing, area) : importsAlone),
  });
}

const importsAlone = {
  '../../contract/access.ts': ['signedIn'],
  '../../contract/limits.ts': ['limits'],
  '../../contract/texts.ts': ['lineOf'],
};

function importsOn({ access }: Thing, area: string): Record<string, string[]> {
  const file = access.area === kebabCase(area) ? './access.ts' : `../${access.area}/access.ts`;
  return { '../../contract/fields.ts': ['version'], [file]: [access.name] };
}

export function boundWrite(source: string, { area, name, thing }: WriteStub): string {
  const answer = thing
    ? `(input, call) => ${functionOf(name, thing)}(input, call)`
    : 'async ({ body }) => ({ name: body.name })';
  const bound = beforeEndOf(
    source,
    'Routes(routes: Routes): void {',
    `  bind(routes, contract.${area}.${name}, ${answer});\n`,
  );
  return thing ? withImports(bound, { [`./${fileOf(name, thing)}.ts`]: [functionOf(name, thing)] }) : bound;
}

export function mockedWrite(source: string, { area, name, thing }: WriteStub, root: string): string {
  if (thing === null)
    return beforeEndOf(source, `export const ${area}: `, `  ${name}: ({ body }) => ({ name: body.name }),\n`);
  const { fact, state, stale } = thing;
  const lines = `  ${name}({ body }, { state, facts${asksWhen(thing)} }) {
    const { ${fact} } = facts;
    refuse(${stale.call});
    const { revision } = state.${state}.change(${fact}.id, { revision: ${fact}.revision + 1 });
    return { revision };
  },
`;
  // What the mock of a stateless area knows cannot be changed.
  const stateful = source.replaceAll('StatelessHandlersOf', 'HandlersOf');
  const answered = beforeEndOf(stateful, `export const ${area}: `, lines);
  return withImports(answered, { [`${root}/mock/mock-problem.ts`]: ['refuse'], '@portal/rules': [stale.name] });
}

export function exemplifiedWrite(name: string, subject: (name: string) => string, thing: Thing | null): string {
  if (thing === null) return `    ${name}: { as: ${subject('member')}, input: { body: { name: 'Night watches' } } },\n`;
  const as = subject(thing.as);
  return `    ${name}: {
      as: ${as},
      input: async (target) => {
        const made = await replyTo(target, ${withSubjects(thing.made, subject)}, ${as});
        return { params: { id: ${thing.id} }, body: { revision: ${thing.revision} } };
      },
    },
`;
}

/** Its use case and its statements, as files of their own beside the routes. */
export function serverFiles({ area, name, thing }: WriteStub, folder: string): [path: string, text: string][] {
  if (thing === null) return [];
  const [call, { fact, table, stale }] = [functionOf(name, thing), thing];
  const [lock, save] = [`lock${capital(fact)}`, `save${capital(call)}`];
  const useCase = `import type { contract, HandlerInput } from '@portal/api/contract';
import { ${stale.name} } from '@portal/rules';
import type { Call } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { ${lock}, ${save} } from './${fileOf(name, thing)}.writes.ts';

export async function ${call}(
  { body }: HandlerInput<typeof contract.${area}.${name}>,
  { db, facts${asksWhen(thing)} }: Call<{ ${fact}: { id: string } }>,
): Promise<{ revision: number }> {
  return db.transaction(async (tx) => {
    const ${fact} = found(await ${lock}(tx, facts.${fact}.id));
    refuse(${stale.call});
    const revision = ${fact}.revision + 1;
    await ${save}(tx, ${fact}.id, revision);
    return { revision };
  });
}
`;
  const writes = `import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lockedRow } from '../../db/fragments.ts';
import { ${table} } from '../../db/schema/index.ts';

export function ${lock}(tx: Db, id: string) {
  return lockedRow(tx, ${table}, id);
}

export async function ${save}(tx: Db, id: string, revision: number): Promise<void> {
  await tx.update(${table}).set({ revision }).where(eq(${table}.id, id));
}
`;
  const path = `${folder}/${fileOf(name, thing)}`;
  return [
    [`${path}.ts`, useCase],
    [`${path}.writes.ts`, writes],
  ];
}

export function refusedWrite({ area, name, thing }: WriteStub, subject: (name: string) => string): string {
  const words = wordsOf(name);
  const params = thing && `params: { id: ${withSubjects(thing.known, subject)} ?? '' }, `;
  const [title, input, code, field] = thing
    ? [`${words} of what was changed meanwhile`, `{ ${params}body: { revision: 7 } }`, 'stale', '']
    : [`${words} without a name`, `{ body: { name: ' ' } }`, 'invalid_input', `field: 'body.name',`];
  return `    {
      title: '${title}',
      endpoint: contract.${area}.${name},
      as: ${subject(thing?.as ?? 'member')},
      input: ${input},
      code: '${code}',
      ${field}
    },
`;
}

/** A source of examples and refusals may call what it is given otherwise; what it does not need it does not name. */
function withSubjects(code: string, subject: (name: string) => string): string {
  return code.replaceAll(/\b(world|member)\b(?=[.)])/g, (name) => subject(name));
}

/** The rule of some things asks when it is. */
function asksWhen({ stale }: Thing): string {
  return stale.call.includes(', now') ? ', now' : '';
}

function functionOf(name: string, { fact }: Thing): string {
  return `${name}${capital(fact)}`;
}

function fileOf(name: string, thing: Thing): string {
  return kebabCase(functionOf(name, thing));
}
