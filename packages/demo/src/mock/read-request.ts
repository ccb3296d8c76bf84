import * as z from 'zod';
import { type AnyBody, type Endpoint, issueWords } from '@portal/api/contract';
import { MockProblem, invalid } from './mock-problem.ts';

/** Parses the query of a request by the contract, naming the field that does not fit. */
export function readQuery(endpoint: Endpoint, request: Request): unknown {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  return endpoint.query && parse('query', endpoint.query, search);
}

/** The same for its body. */
export async function readBody({ body }: Endpoint, request: Request): Promise<unknown> {
  return body && parse('body', body.schema, await bodyOf(request, body));
}

function parse(part: 'query' | 'body', schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { path, message } = issueWords(result.error, value);
  throw invalid([part, ...path.map(String)].join('.'), message);
}

async function bodyOf(request: Request, body: AnyBody): Promise<unknown> {
  if (body.kind === 'form') {
    const data = await request.formData().catch(() => null);
    if (data === null) throw invalid('body', 'The form cannot be read');
    return formValues(data, body.schema);
  }
  const text = await request.text();
  try {
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    throw new MockProblem('invalid_input', 'The body is not valid JSON', 'body');
  }
}

function formValues(data: FormData, schema: z.ZodObject): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    const given = data.getAll(name);
    if (given.length === 0) continue;
    if (unwrap(field) instanceof z.ZodArray) values[name] = given.length === 1 && given[0] === '' ? [] : given;
    else values[name] = given[0];
  }
  return values;
}

function unwrap(field: z.core.$ZodType): z.core.$ZodType {
  return field instanceof z.ZodOptional || field instanceof z.ZodDefault ? unwrap(field.unwrap()) : field;
}
