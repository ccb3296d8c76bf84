import type { AnyBody, Endpoint } from '@portal/api/contract';
import type { Context } from 'hono';
import type * as z from 'zod';
import { problemOfIssues } from './issue.ts';
import { invalid, notFound } from './problem.ts';
import { firstUnstorable, isStorable } from './storable.ts';

/** What a request's address says. */
interface RawAddress {
  params: Record<string, string>;
  query: unknown;
}

/** A request's parts after parsing, not yet typed by their endpoint. */
export interface RawInput extends RawAddress {
  body: unknown;
}

/** Parses path and query by the contract; what does not fit is refused by name. */
export function readAddress(c: Context, endpoint: Endpoint): RawAddress {
  const params: Record<string, string> = c.req.param();
  // An id that no object can have names nothing.
  if (Object.values(params).some((value) => value.length > 64 || !isStorable(value))) throw notFound();
  return { params, query: endpoint.query ? parsed('query', endpoint.query, c.req.query()) : undefined };
}

/** Parses a body that has arrived: bytes of JSON, or the values of a form. */
export function parseBody(received: Uint8Array | Record<string, unknown>, { schema }: AnyBody): unknown {
  return parsed('body', schema, received instanceof Uint8Array ? readJson(received) : received);
}

function parsed(part: 'query' | 'body', schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw problemOfIssues(part, result.error, value);
  const unstorable = firstUnstorable(result.data, part);
  if (unstorable !== null) throw invalid(unstorable, 'This value is not valid');
  return result.data;
}

function readJson(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('body', 'The body is not valid JSON');
  }
}
