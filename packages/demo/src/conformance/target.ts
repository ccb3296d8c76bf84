import { contract, type Endpoint, type EndpointReply, problemSchema } from '@portal/api/contract';
import type * as z from 'zod';
import { describeCall, encodeRequest, type RawInput } from '@portal/api/testing/requests';
import type { Authenticator } from '../areas/passkeys/mock/authenticator.ts';

/** Something that answers the contract's calls: the server in process, or the mock. */
export interface ConformanceTarget {
  fetch(request: Request): Promise<Response>;
  /** An access token of a person of the demo world. */
  tokenOf(personId: string): Promise<string>;
  /** Opens every demo account. */
  password: string;
  /** The code in the last message to a person of the demo world. */
  codeSentTo(email: string): Promise<string>;
  /** What an authenticator app shows that was given this secret. */
  codeOfApp(secret: string): string;
  /** What the link in the last mail to a person who forgot their password holds. */
  resetLinkSentTo(email: string): Promise<{ token: string; userId: string }>;
  /** What the link in the last mail to a person whose account was changed holds. */
  alarmSentTo(email: string): Promise<{ token: string; userId: string }>;
  /** What the link in the last mail to a person who is to confirm their e-mail holds. */
  confirmationSentTo(email: string): Promise<{ token: string; userId: string }>;
  /** The identity provider has named a person of the demo world, whose account it opens; a browser has come back with that. */
  arriveFromProvider(email: string): Promise<void>;
  /** A ticket of the organisation's own system for somebody. */
  ticketFor(email: string): string;
  /** A ticket of a website's server for its visitor, with the modules of its scope. */
  siteTicketFor(email: string, scope: string): Promise<string>;
  /** Makes the copies of personal data that were asked for, as the job of a server does. */
  makeCopies(): Promise<void>;
  /** Sends the mails that are due, as the job of a server does. */
  sendMails(): Promise<void>;
  /** A device that makes passkeys and signs with them. */
  authenticator(): Authenticator;
  /** What its clock says. */
  now(): Date;
  /** Moves its clock. */
  passTime(milliseconds: number): void;
}

/** A person of the demo world, in a session of each call or in one for all calls of a case; an administrator who acts for one; or whoever holds a token. */
export type Actor = string | { inOneSession: string } | { admin: string; actsFor: string } | { token: string };

export interface Ask {
  endpoint: Endpoint;
  input: RawInput;
  /** Left out: without a sign-in. */
  as?: Actor;
  idempotencyKey?: string;
}

export type Problem = z.output<typeof problemSchema>;

const origin = 'http://portal.test';

/** As much of a target as one call needs. */
export type Answerer = Pick<ConformanceTarget, 'fetch' | 'tokenOf'>;

export async function ask(target: Answerer, { endpoint, input, as, idempotencyKey }: Ask): Promise<Response> {
  const call = describeCall(endpoint.path, endpoint);
  const { url, method, headers, body } = encodeRequest(origin, call, input);
  if (as !== undefined) headers.Authorization = `Bearer ${await tokenFor(target, as)}`;
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
  return target.fetch(new Request(url, { method, headers, body }));
}

const sessions = new WeakMap<Answerer, Map<string, Promise<string>>>();

/** A case has a target of its own. */
function sessionOf(target: Answerer, personId: string): Promise<string> {
  const open = sessions.get(target) ?? new Map<string, Promise<string>>();
  const token = open.get(personId) ?? target.tokenOf(personId);
  sessions.set(target, open.set(personId, token));
  return token;
}

async function tokenFor(target: Answerer, as: Actor): Promise<string> {
  if (typeof as === 'string') return target.tokenOf(as);
  if ('token' in as) return as.token;
  if ('inOneSession' in as) return sessionOf(target, as.inOneSession);
  const body = { userId: as.actsFor, reason: 'Asked for help by phone' };
  const response = await ask(target, { endpoint: contract.auth.impersonate, input: { body }, as: as.admin });
  const { token } = contract.auth.impersonate.reply.schema.parse(await response.json());
  const { accessToken }: { accessToken: string } = JSON.parse(atob(token));
  return accessToken;
}

/** The reply of a call that must succeed, in the shape that the contract gives it. */
export async function replyTo<E extends Endpoint>(
  target: ConformanceTarget,
  endpoint: E,
  input: RawInput,
  as?: Actor,
): Promise<EndpointReply<E>> {
  const response = await ask(target, { endpoint, input, as });
  if (!response.ok) throw new Error(`expected a success, got ${response.status}: ${await response.text()}`);
  const reply: unknown =
    endpoint.reply.kind === 'json' ? endpoint.reply.schema.parse(await response.json()) : await response.blob();
  // It has just been parsed by the schema that the type is made of.
  return reply as EndpointReply<E>;
}

/** The problem of a call that must be refused, which must be one of the contract's. */
export async function problemOf(target: ConformanceTarget, question: Ask): Promise<Problem> {
  const response = await ask(target, question);
  const text = await response.text();
  if (response.ok) throw new Error(`expected a refusal, got ${response.status}: ${text.slice(0, 300)}`);
  const problem = problemSchema.parse(JSON.parse(text));
  if (problem.status !== response.status)
    throw new Error(`status ${response.status} differs from the problem's ${problem.status}`);
  return problem;
}
