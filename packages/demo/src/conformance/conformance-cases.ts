import { contract, type Endpoint } from '@portal/api/contract';
import type { RawInput } from '@portal/api/testing/requests';
import { agreementCases } from './agreement.ts';
import type { Example } from './example.ts';
import { examplesFor } from './examples.ts';
import { refusalsFor } from './refusals.ts';
import { sequencesFor } from './sequences.ts';
import { findSubjects } from './subjects.ts';
import { type Ask, type ConformanceTarget, type Problem, problemOf, replyTo } from './target.ts';

export interface ConformanceCase {
  name: string;
  run(target: ConformanceTarget): Promise<void>;
}

/** What everything that answers the contract must do, as tests to be run in this order over a fresh demo world. */
export function conformanceCases(): ConformanceCase[] {
  const subjects = findSubjects();
  // The table has been checked name by name; here each example is only paired with its endpoint.
  const examples = examplesFor(subjects) as unknown as Readonly<
    Record<string, Readonly<Record<string, Example<RawInput>>>>
  >;
  const areas: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = contract;
  const calls = Object.entries(areas).flatMap(([area, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({
      name: `${area}.${name}`,
      endpoint,
      example: examples[area]?.[name],
    })),
  );
  return [
    ...agreementCases(subjects),
    ...calls.flatMap(({ name, endpoint, example }) => (example ? refusedInput(name, endpoint, example) : [])),
    ...refusalsFor(subjects).map((refusal) => ({
      name: `${refusal.endpoint.method} ${refusal.endpoint.path} refuses ${refusal.title}`,
      run: (target: ConformanceTarget) => expectProblem(target, refusal, refusal.code, refusal.field),
    })),
    ...calls.map(({ name, endpoint, example }) => ({
      name: `${name} answers in the contract's shape`,
      async run(target: ConformanceTarget) {
        if (example === undefined) throw new Error(`${name} has no example`);
        await replyTo(target, endpoint, await inputOf(example, target), example.as);
      },
    })),
    ...sequencesFor(subjects).map(({ title, run }) => ({ name: title, run })),
  ];
}

async function inputOf(example: Example<RawInput>, target: ConformanceTarget): Promise<RawInput> {
  return typeof example.input === 'function' ? example.input(target) : example.input;
}

/** What follows from the declaration alone. */
function refusedInput(name: string, endpoint: Endpoint, example: Example<RawInput>): ConformanceCase[] {
  const cases: ConformanceCase[] = [];
  const { as } = example;
  if (endpoint.access.rule !== 'anyone') {
    cases.push({
      name: `${name} without a token is 401`,
      run: async (target) =>
        expectProblem(target, { endpoint, input: await inputOf(example, target) }, 'unauthenticated'),
    });
  }
  if (endpoint.body !== undefined && !endpoint.body.schema.safeParse({}).success) {
    cases.push({
      name: `${name} with an empty body is 400 and names the field`,
      async run(target) {
        const problem = await problemWith(
          target,
          { endpoint, as, input: { ...(await inputOf(example, target)), body: {} } },
          'invalid_input',
        );
        if (!problem.field?.startsWith('body.')) throw new Error(`the field is ${problem.field}`);
      },
    });
  }
  if (endpoint.query !== undefined && 'page' in endpoint.query.shape) {
    cases.push({
      name: `${name} with page 0 is 400 and names it`,
      run: async (target) =>
        expectProblem(
          target,
          { endpoint, as, input: { ...(await inputOf(example, target)), query: { page: 0 } } },
          'invalid_input',
          'query.page',
        ),
    });
  }
  const unknown = withUnknownObject(endpoint);
  if (unknown !== null) {
    cases.push({
      name: `${name} on what does not exist is 404`,
      run: async (target) =>
        expectProblem(target, { endpoint, as, input: unknown(await inputOf(example, target)) }, 'not_found'),
    });
  }
  return cases;
}

function withUnknownObject({ access }: Endpoint): ((input: RawInput) => RawInput) | null {
  if (!('at' in access)) return null;
  const { from, name } = access.at;
  return (input) => ({ ...input, [from]: { ...(input[from] as object), [name]: 'nothing-here' } });
}

async function expectProblem(target: ConformanceTarget, question: Ask, code: string, field?: string): Promise<void> {
  await problemWith(target, question, code, field);
}

async function problemWith(target: ConformanceTarget, question: Ask, code: string, field?: string): Promise<Problem> {
  const problem = await problemOf(target, question);
  if (problem.code !== code)
    throw new Error(
      `expected ${code}, got ${problem.code} (${problem.status}): ${problem.message} ${problem.field ?? ''}`,
    );
  if (field !== undefined && problem.field !== field)
    throw new Error(`expected the field ${field}, got ${problem.field}`);
  return problem;
}
