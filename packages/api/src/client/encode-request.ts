import type { AnyCall } from '../calls/call.ts';

/** The parts that any call's input may have. */
export interface RawInput {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

export interface EncodedRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
}

export function encodeRequest(apiUrl: string, call: AnyCall, input: RawInput): EncodedRequest {
  const headers: Record<string, string> = { Accept: call.reply === 'json' ? 'application/json' : '*/*' };
  // A multipart body names its boundary itself, so only JSON states its type.
  if (call.body === 'json') headers['Content-Type'] = 'application/json';
  return {
    url: apiUrl.replace(/\/+$/, '') + fillAddress(call, input),
    method: call.method,
    headers,
    body:
      call.body === null
        ? undefined
        : call.body === 'json'
          ? JSON.stringify(input.body ?? {})
          : toFormData(input.body ?? {}),
  };
}

/** A request in one line: `GET /api/v1/account`; what is sent with it follows its address. */
export function requestLine({ method, url, body }: Pick<EncodedRequest, 'method' | 'url' | 'body'>): string {
  return typeof body === 'string' ? `${method} ${url} ${body}` : `${method} ${url}`;
}

function fillAddress(call: AnyCall, { params = {}, query = {} }: RawInput): string {
  return fillParams(call, params) + queryText(query);
}

function fillParams(call: AnyCall, params: Readonly<Record<string, string>>): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`${call.name} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}

function queryText(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) for (const one of listOf(value)) search.append(name, String(one));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** Lists repeat their field, an empty one is sent as one empty field; numbers and booleans travel as text, files as they are. */
function toFormData(body: object): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (Array.isArray(value) && value.length === 0) data.append(name, '');
    for (const one of listOf(value)) data.append(name, one instanceof Blob ? one : String(one));
  }
  return data;
}

function listOf(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && one !== null);
}
