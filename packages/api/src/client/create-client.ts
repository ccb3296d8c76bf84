import { type Problem, ProblemError, type SessionPort } from '@portal/kit/server';
import type { AnyCall, Call, CallArgs } from '../calls/call.ts';
import { exchangeTicket, refresh } from '../calls/generated/auth.ts';
import type { Service } from '../contract/endpoint.ts';
import { type ClientTexts, clientTexts } from './client-texts.ts';
import { type RawInput, encodeRequest } from './encode-request.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { type Answer, problemOf, replyOf } from './read-answer.ts';
import { createRenewal } from './renewal.ts';
import { type Wait, waitFor, withRetries } from './retry.ts';
import { refused } from './token.ts';
import { loginOfTicket, ticketRequest } from './ticket.ts';
import { type Fetch, failureOf, send } from './transport.ts';

/** A 500, whose call also rejects. */
export interface ServerFailure {
  problem: Problem;
  service: Service;
  statusText: string;
}

export interface ClientOptions {
  /** Where the paths of the contract begin; empty for the page's own origin. */
  apiUrl: string;
  session: SessionPort;
  /** The community or content service no longer takes the login. */
  onUnauthenticated?(): void;
  onServerError?(failure: ServerFailure): void;
  fetch?: Fetch;
  /** Looks at every reply, in development and tests. */
  validate?(call: AnyCall, reply: unknown): void;
  texts?: Partial<ClientTexts>;
  wait?: Wait;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Of a call that must not take effect twice: the same key for the same intent. One is made when left out. */
  idempotencyKey?: string;
  /** Leaves the keys of the reply as the server wrote them. */
  keepKeys?: boolean;
  /** A 500 is told to nobody: for what happens behind the person's back. */
  isQuiet?: boolean;
  /** What is sent is short, and arrives when the page goes away meanwhile. */
  outlivesPage?: boolean;
}

/** Makes the calls of the contract. Rejects with a `ProblemError`. */
export interface Client {
  call<Input, Reply>(call: Call<Input, Reply>, ...args: CallArgs<Input, CallOptions>): Promise<Reply>;
}

interface Signature {
  token: string;
  userId: string;
}

export function createClient(options: ClientOptions): Client {
  const { apiUrl, session, wait = waitFor } = options;
  const texts = { ...clientTexts, ...options.texts };
  const fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));

  async function signature(): Promise<Signature> {
    if (session.get() === null && session.isPending?.()) await renew(null);
    const login = session.get();
    if (login === null) throw refused(texts.tokenMissing);
    if (login.accessToken === '') throw refused(texts.accessTokenMissing);
    return { token: login.accessToken, userId: login.userId };
  }

  /** What somebody gets in exchange for what they hold; null where the server refuses it. */
  async function exchange<Input, Reply>(
    call: Call<Input, Reply>,
    body: Readonly<Record<string, unknown>>,
    refusals: readonly number[],
  ): Promise<Reply | null> {
    const request = encodeRequest(apiUrl, call, { body });
    const answer = await send({ call, request, headers: {}, fetch, texts, signal: undefined, outlivesPage: undefined });
    if (refusals.includes(answer.status)) return null;
    // The server binds the same endpoint that the call was generated from.
    return settle(call, answer, {}) as Reply;
  }

  const renew = createRenewal(apiUrl, session, {
    refresh: (refreshToken) => exchange(refresh, { refreshToken }, [400, 401]),
    async ticket(ticket) {
      const reply = await exchange(exchangeTicket, ticketRequest(ticket), [400, 401, 403]);
      return reply && loginOfTicket(reply, new Date());
    },
    failure: (error) => failureOf(error, texts),
  });

  async function signedAnswer(call: AnyCall, attempt: (token: string) => Promise<Answer>): Promise<Answer> {
    const { token, userId } = await signature();
    const answer = await attempt(token);
    if (answer.status !== 401) return answer;
    const renewed = await renew(token);
    const isSamePerson = renewed !== null && session.get()?.userId === userId;
    const second = isSamePerson ? await attempt(renewed) : answer;
    const isCurrent = session.get()?.accessToken === (isSamePerson ? renewed : token);
    if (second.status === 401 && isCurrent && call.service !== 'product') options.onUnauthenticated?.();
    return second;
  }

  function settle(call: AnyCall, answer: Answer, { keepKeys = false, isQuiet = false }: CallOptions): unknown {
    if (answer.status >= 200 && answer.status < 300) return replyOf(answer, call, keepKeys, texts.serverError);
    const problem = problemOf(answer, typeof answer.content === 'string' ? answer.content : '', texts.serverError);
    const statusText = answer.statusText || 'Internal Server Error';
    if (answer.status === 500 && !isQuiet) options.onServerError?.({ problem, service: call.service, statusText });
    throw new ProblemError(problem);
  }

  async function run(call: AnyCall, input: RawInput, callOptions: CallOptions): Promise<unknown> {
    const { signal, idempotencyKey, outlivesPage } = callOptions;
    const request = encodeRequest(apiUrl, call, input);
    if (call.once) request.headers['Idempotency-Key'] = idempotencyKey ?? newIdempotencyKey();
    const attempt = (headers: Readonly<Record<string, string>>): Promise<Answer> =>
      withRetries(call, () => send({ call, request, headers, fetch, texts, signal, outlivesPage }), wait, signal);
    const answer = call.isPublic
      ? await attempt({})
      : await signedAnswer(call, (token) => attempt({ Authorization: `Bearer ${token}` }));
    const reply = settle(call, answer, callOptions);
    options.validate?.(call, reply);
    return reply;
  }

  return {
    // The generated call carries the types that the server's reply is parsed to; `validate` checks it where it is given.
    call: <Input, Reply>(call: Call<Input, Reply>, ...[input, callOptions]: CallArgs<Input, CallOptions>) =>
      run(call, (input ?? {}) as RawInput, callOptions ?? {}) as Promise<Reply>,
  };
}
