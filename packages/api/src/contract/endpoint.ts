import * as z from 'zod';
import type { Access } from './access.ts';
import { type CallLimit, callLimits } from './call-limits.ts';
import type { ProblemCode } from './problem.ts';

/** SEARCH reads, with what is looked for in its body. */
export type Method = 'GET' | 'SEARCH' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Which backend answers: it decides what a 401 and a 500 mean to the client. */
export type Service = 'community' | 'content' | 'product';

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The parameters that a path names in braces, each a string. */
export type PathParams<Path extends string> = { [Name in ParamNames<Path>]: string };

export interface JsonBody<Schema extends z.ZodType = z.ZodType> {
  kind: 'json';
  schema: Schema;
}

export interface FormBody<Schema extends z.ZodObject = z.ZodObject> {
  kind: 'form';
  schema: Schema;
}

export interface JsonReply<Schema extends z.ZodType = z.ZodType> {
  kind: 'json';
  schema: Schema;
}

export interface BlobReply {
  kind: 'blob';
}

/** A body sent as multipart/form-data: numbers and booleans travel as text, lists as repeated fields, files as files. */
export function form<Shape extends z.ZodRawShape>(shape: Shape): FormBody<z.ZodObject<Shape>> {
  return { kind: 'form', schema: z.object(shape) };
}

/** A reply that is a file. */
export function blob(): BlobReply {
  return { kind: 'blob' };
}

export type AnyBody = JsonBody | FormBody;
export type AnyReply = JsonReply | BlobReply;

/** One call, as inert data: the client calls it, the server binds it, the mock answers it. */
export interface Endpoint<
  Path extends string = string,
  Query extends z.ZodObject | undefined = z.ZodObject | undefined,
  Body extends AnyBody | undefined = AnyBody | undefined,
  Reply extends AnyReply = AnyReply,
  Rule extends Access = Access,
> {
  method: Method;
  path: Path;
  service: Service;
  access: Rule;
  summary: string;
  query: Query;
  body: Body;
  reply: Reply;
  /** What can go wrong beyond bad input, missing sign-in and refused access. */
  problems: readonly ProblemCode[];
  /** Nothing is changed by the call, whatever its method. */
  isRead: boolean;
  /** The call must not take effect twice: the client sends an Idempotency-Key, the server remembers the answer. */
  once: boolean;
  /** The session of every widget may make the call, whatever modules it was given; without it the call's own module must be one of them. */
  isInEveryScope: boolean;
  /** Refused to staff who act for somebody else, whatever `access` says besides. */
  isForOneself: boolean;
  /** How often a person may make the call; then it answers `rate_limited` with Retry-After. Null where nobody has signed in. */
  limit: CallLimit | null;
}

interface Definition<Path extends string, Query, Body, Reply, Rule> {
  method: Method;
  path: Path;
  summary: string;
  service?: Service;
  access: Rule;
  query?: Query;
  body?: Body;
  response: Reply;
  problems?: readonly ProblemCode[];
  /** Of a POST that only reads; a GET does by itself. */
  isRead?: boolean;
  once?: boolean;
  /** What a widget of any module needs. Left out: a widget may make the calls of its modules alone. */
  isInEveryScope?: boolean;
  /** What a member's own eyes alone may see or decide: staff who act for them are refused. */
  isForOneself?: boolean;
  /** Left out: that of all reads for GET, that of all changes for the rest. */
  limit?: CallLimit;
}

type AsBody<Body> = Body extends z.ZodType ? JsonBody<Body> : Body extends FormBody ? Body : undefined;
type AsReply<Reply> = Reply extends z.ZodType ? JsonReply<Reply> : Reply extends BlobReply ? Reply : never;

/**
 * Declares a call once. `body` is a schema for JSON or `form({…})`; `response` a schema or `blob()`.
 *
 * @example
 * endpoint({ method: 'PUT', path: '/api/v1/community/{id}/unjoin', summary: 'Leave a community', access: onCommunity('leave'), response: z.object({}) })
 */
export function endpoint<
  const Path extends string,
  Reply extends z.ZodType | BlobReply,
  Query extends z.ZodObject | undefined = undefined,
  Body extends z.ZodType | FormBody | undefined = undefined,
  Rule extends Access = Access,
>(definition: Definition<Path, Query, Body, Reply, Rule>): Endpoint<Path, Query, AsBody<Body>, AsReply<Reply>, Rule> {
  const { body, response } = definition;
  return {
    method: definition.method,
    path: definition.path,
    summary: definition.summary,
    service: definition.service ?? 'community',
    access: definition.access,
    query: definition.query as Query,
    // The conditional types above mirror these two branches; TypeScript cannot follow them through a value.
    body: (body === undefined || isForm(body) ? body : { kind: 'json', schema: body }) as AsBody<Body>,
    reply: ('kind' in response && response.kind === 'blob'
      ? response
      : { kind: 'json', schema: response }) as AsReply<Reply>,
    problems: definition.problems ?? [],
    isRead: definition.isRead ?? isReading(definition.method),
    once: definition.once ?? false,
    isInEveryScope: definition.isInEveryScope ?? false,
    isForOneself: definition.isForOneself ?? false,
    limit: definition.limit ?? usualLimit(definition),
  };
}

function usualLimit({ method, access }: { method: Method; access: Access }): CallLimit | null {
  if (access.rule === 'anyone') return null;
  return isReading(method) ? callLimits.reads : callLimits.changes;
}

function isReading(method: Method): boolean {
  return method === 'GET' || method === 'SEARCH';
}

function isForm(body: z.ZodType | FormBody): body is FormBody {
  return 'kind' in body && body.kind === 'form';
}

type OptionalKeys<Schema extends z.ZodObject> = {
  [Key in keyof z.input<Schema>]-?: undefined extends z.input<Schema>[Key] ? Key : never;
}[keyof z.input<Schema>];

/** What a caller passes: parsed types (a number is a number), fields with a default left optional. */
type Parsed<Schema extends z.ZodObject> = {
  [Key in Exclude<keyof z.output<Schema>, OptionalKeys<Schema>>]: z.output<Schema>[Key];
} & {
  [Key in keyof z.output<Schema> & OptionalKeys<Schema>]?: z.output<Schema>[Key];
};

type ParamsPart<Path extends string> = [ParamNames<Path>] extends [never] ? unknown : { params: PathParams<Path> };
type QueryPart<Query> = Query extends z.ZodObject
  ? {} extends Parsed<Query>
    ? { query?: Parsed<Query> }
    : { query: Parsed<Query> }
  : unknown;
type BodyPart<Body> =
  Body extends FormBody<infer Schema>
    ? { body: Parsed<Schema> }
    : Body extends JsonBody<infer Schema>
      ? {} extends z.input<Schema>
        ? { body?: z.input<Schema> }
        : { body: z.input<Schema> }
      : unknown;

/** What a caller of the endpoint passes. */
export type EndpointInput<E> =
  E extends Endpoint<infer Path, infer Query, infer Body, AnyReply>
    ? ParamsPart<Path> & QueryPart<Query> & BodyPart<Body>
    : never;

/** What a caller of the endpoint gets. */
export type EndpointReply<E> =
  E extends Endpoint<string, z.ZodObject | undefined, AnyBody | undefined, infer Reply>
    ? Reply extends JsonReply<infer Schema>
      ? z.output<Schema>
      : Blob
    : never;

/** The parsed request that a server handler gets. */
export interface HandlerInput<E extends Endpoint> {
  params: E extends Endpoint<infer Path> ? PathParams<Path> : never;
  query: E['query'] extends z.ZodObject ? z.output<E['query']> : undefined;
  body: E['body'] extends AnyBody ? z.output<E['body']['schema']> : undefined;
}

/** What a server handler may answer: the reply before it is parsed. */
export type HandlerReply<E extends Endpoint> = E['reply'] extends JsonReply<infer Schema> ? z.input<Schema> : Blob;
