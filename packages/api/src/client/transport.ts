import { ProblemError } from '@portal/kit/server';
import type { AnyCall } from '../calls/call.ts';
import type { ClientTexts } from './client-texts.ts';
import { deadlineOf } from './deadline.ts';
import type { EncodedRequest } from './encode-request.ts';
import type { Answer } from './read-answer.ts';

export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

export interface SendOptions {
  call: AnyCall;
  request: EncodedRequest;
  headers: Readonly<Record<string, string>>;
  fetch: Fetch;
  texts: ClientTexts;
  signal: AbortSignal | undefined;
  outlivesPage: boolean | undefined;
}

/** Sends a request once and reads the answer to its end. No answer is a problem too: `offline` or `timeout`. */
export async function send({
  call,
  request,
  headers,
  fetch,
  texts,
  signal,
  outlivesPage,
}: SendOptions): Promise<Answer> {
  const deadline = deadlineOf(call);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: { ...request.headers, ...headers },
      body: request.body,
      // A like or a leave that was just clicked still arrives when the page goes away.
      keepalive: outlivesPage ?? (request.body === undefined && request.method !== 'GET'),
      signal: signal === undefined ? deadline.signal : AbortSignal.any([signal, deadline.signal]),
    });
    deadline.begun();
    const content = call.reply === 'blob' && response.ok ? await response.blob() : await response.text();
    return { status: response.status, statusText: response.statusText, headers: response.headers, content };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw noAnswer(deadline.signal.aborted ? 'timeout' : 'offline', texts, error);
  }
}

/** The problem behind what was thrown on the way to a website that answers itself. */
export function failureOf(error: unknown, texts: ClientTexts): ProblemError {
  if (error instanceof ProblemError) return error;
  return noAnswer(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'offline', texts, error);
}

function noAnswer(code: 'offline' | 'timeout', texts: ClientTexts, cause: unknown): ProblemError {
  return new ProblemError({ code, status: 0, message: texts[code] }, { cause });
}
