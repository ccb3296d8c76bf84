import type { AnyBody, Endpoint } from '@portal/api/contract';
import type { Context } from 'hono';
import type * as z from 'zod';
import { formValues } from './form-data.ts';
import { problemOfIssues } from './issue.ts';
import { invalid, notFound } from './problem.ts';

/** A request's parts after parsing, not yet typed by their endpoint. */
export interface RawInput {
  params: Record<string, string>;
  query: unknown;
  body: unknown;
}

/** Parses path, query and body by the contract; what does not fit is refused by name. */
export async function readInput(c: Context, endpoint: Endpoint): Promise<RawInput> {
  const params: Record<string, string> = c.req.param();
  // An id that no object can have names nothing.
  if (Object.values(params).some((value) => value.length > 64 || !isStorable(value))) throw notFound();
  const query = endpoint.query ? parsed('query', endpoint.query, c.req.query()) : undefined;
  const body = endpoint.body ? parsed('body', endpoint.body.schema, await bodyOf(c, endpoint.body)) : undefined;
  return { params, query, body };
}

function parsed(part: 'query' | 'body', schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw problemOfIssues(part, result.error);
  const unstorable = firstUnstorable(result.data, part);
  if (unstorable !== null) throw invalid(unstorable, 'This value is not valid');
  return result.data;
}

async function bodyOf(c: Context, body: AnyBody): Promise<unknown> {
  if (body.kind === 'form') {
    const data = await c.req.raw.formData().catch(() => null);
    if (data === null) throw invalid('body', 'The form cannot be read');
    return formValues(data, body.schema);
  }
  const text = await c.req.text();
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('body', 'The body is not valid JSON');
  }
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function firstUnstorable(value: unknown, path: string): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (Array.isArray(value))
    return value.map((item) => firstUnstorable(item, path)).find((found) => found !== null) ?? null;
  if (typeof value !== 'object' || value === null || value instanceof File) return null;
  return (
    Object.entries(value)
      .map(([name, item]) => firstUnstorable(item, `${path}.${name}`))
      .find((found) => found !== null) ?? null
  );
}
