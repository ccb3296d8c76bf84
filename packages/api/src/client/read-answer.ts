import { type Problem, ProblemError } from '@portal/kit/server';
import type { AnyCall } from '../calls/call.ts';
import { camelKeys } from './camel-keys.ts';

/** An answer of the server, read to its end. */
export interface Answer {
  status: number;
  statusText: string;
  headers: Headers;
  /** A file for calls that answer one, else the text. */
  content: Blob | string;
}

const codes: Readonly<Record<number, string>> = {
  400: 'invalid_input',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  412: 'stale',
  413: 'too_large',
  415: 'unsupported_file',
  422: 'key_reused',
  429: 'rate_limited',
};

/** The reply of a success. What a change answers does not matter where it is not JSON; a read must be readable. */
export function replyOf(answer: Answer, call: AnyCall, keepKeys: boolean, serverError: string): unknown {
  if (typeof answer.content !== 'string') return answer.content;
  const value = parseJson(answer.content);
  if (value === undefined && call.method === 'GET') {
    throw new ProblemError({ code: 'server_error', status: answer.status, message: serverError });
  }
  return keepKeys || call.keepsKeys ? (value ?? {}) : camelKeys(value ?? {});
}

/** The code of an answer that is no success; undefined where its body has none. */
export function codeOf({ status, content }: Answer): string | undefined {
  if (status < 400 || typeof content !== 'string') return undefined;
  return textIn(fieldsOf(content), 'code');
}

/** The problem of an answer that is no success, whoever wrote its body. */
export function problemOf(answer: Answer, text: string, serverError: string): Problem {
  const fields = fieldsOf(text);
  return {
    code: textIn(fields, 'code') ?? codes[answer.status] ?? 'server_error',
    status: answer.status,
    message: textIn(fields, 'message') ?? serverError,
    field: textIn(fields, 'field'),
    detail: textIn(fields, 'detail'),
    correlationId: textIn(fields, 'correlationId'),
  };
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  const body = camelKeys(parseJson(text));
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function textIn(fields: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
