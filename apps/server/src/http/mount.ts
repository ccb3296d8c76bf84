import type { Access, Endpoint } from '@portal/api/contract';
import type { Context, Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { authenticate } from '../modules/auth/authenticate.ts';
import { auditedHandler } from './acting.ts';
import { addressOf } from './address.ts';
import { nameOf, type Route } from './bind.ts';
import { bytesOf } from './body-size.ts';
import type { ByteStream } from './byte-stream.ts';
import type { Call } from './call.ts';
import { type CallCounter, createCallCounter } from './call-limits.ts';
import type { AppEnv } from './app-env.ts';
import { deviceOf } from './device-cookie.ts';
import { enforceAccess } from './enforce-access.ts';
import { enforceModule } from './enforce-module.ts';
import { enforceWidget } from './enforce-widget.ts';
import { answerOnce, keyOf } from './idempotency.ts';
import { jsonAnswer } from './json-answer.ts';
import { parseBody, readAddress } from './read-input.ts';
import { receive } from './receive.ts';
import { userAgentOf } from './user-agent.ts';

interface Mounted extends Route {
  /** How many bytes its body may have. */
  bytes: number;
  counter: CallCounter;
  deps: Deps;
}

/** Puts the bound endpoints on the app. */
export function mountRoutes(app: Hono<AppEnv>, routes: readonly Route[], deps: Deps): void {
  const counter = createCallCounter(deps.db);
  for (const route of routes) {
    const { endpoint } = route;
    const { method, path, body } = endpoint;
    const handler = auditedHandler(endpoint, route.handler);
    const mounted = { endpoint, handler, counter, deps, bytes: body === undefined ? 0 : bytesOf(body) };
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => answer(c, mounted));
  }
}

/** Who asks, how often, may they: all of that before the body, which costs what its sender likes; then the handler. */
async function answer(c: Context<AppEnv>, mounted: Mounted): Promise<Response> {
  const { endpoint, handler, counter, deps } = mounted;
  c.set('route', nameOf(endpoint));
  const early = await callOf(c, endpoint, deps);
  await countCall(endpoint, early, counter);
  const asked = readAddress(c, endpoint);
  const isAboutBody = asksOfBody(endpoint.access);
  if (!isAboutBody) early.facts = await enforceAccess(endpoint.access, { ...asked, body: undefined }, early);
  const key = keyOf(endpoint, c);
  const { body, isLate } = await bodyOf(c, mounted, early);
  const input = { ...asked, body };
  const call = isLate ? await callOf(c, endpoint, deps) : early;
  if (isAboutBody || isLate) call.facts = await enforceAccess(endpoint.access, input, call);
  const reply =
    key === undefined ? await handler(input, call) : await answerOnce({ endpoint, key, input, call, handler });
  if (!endpoint.isRead) deps.live.wake();
  for (const [name, value] of call.headers) c.header(name, value, { append: true });
  if (endpoint.reply.kind === 'blob') {
    const file = reply as Blob | ByteStream; // The handler of such a call answers with one.
    const content = file instanceof Blob ? await file.arrayBuffer() : file.bytes;
    return c.body(content, 200, { 'Content-Type': file.type || 'application/octet-stream' });
  }
  // Also drops whatever a handler returns beyond the contract.
  return jsonAnswer(c, endpoint.reply.schema.parse(reply));
}

function asksOfBody(access: Access): boolean {
  return 'at' in access && access.at.from === 'body';
}

/** Staff who act for somebody use up their own calls. */
async function countCall(
  { limit }: Endpoint,
  { personOrNull: person, now }: Call,
  counter: CallCounter,
): Promise<void> {
  if (limit !== null && person !== null) await counter.count(limit, person.impersonator?.id ?? person.id, now);
}

async function bodyOf(
  c: Context,
  { endpoint: { body }, bytes, deps: { requestLimits } }: Mounted,
  { personOrNull }: Call,
): Promise<{ body: unknown; isLate: boolean }> {
  if (body === undefined) return { body: undefined, isLate: false };
  const start = performance.now();
  const isUpload = body.kind === 'form' && personOrNull !== null;
  const received = await receive(c, { bytes, isUpload }, requestLimits);
  return {
    body: await parseBody(received, c.req.header('content-type') ?? '', body),
    isLate: performance.now() - start > requestLimits.trustedMs,
  };
}

async function callOf(c: Context<AppEnv>, endpoint: Endpoint, deps: Deps): Promise<Call> {
  const now = deps.clock.now();
  const person =
    endpoint.access.rule === 'anyone' ? null : await authenticate(deps.db, c.req.header('authorization'), now);
  c.set('personId', person?.id);
  c.set('impersonatorId', person?.impersonator?.id);
  const origin = c.req.header('origin') ?? null;
  enforceModule(endpoint.access, deps.profile, person);
  if (person !== null) enforceWidget(endpoint, person, origin);
  return {
    deps,
    db: deps.db,
    now,
    address: addressOf(c, deps.trustProxy),
    origin,
    userAgent: userAgentOf(c),
    device: deviceOf(c),
    headers: new Headers(),
    facts: {},
    personOrNull: person,
    assetUrlsOrNull: person && deps.assetSigner.urlsFor(person.sessionId, now, await fileOrigin(c, deps)),
  };
}

/** A foreign page shows our files from its own address, so it needs ours in front of their paths. */
async function fileOrigin(c: Context, { embedOrigins, publicUrl }: Deps): Promise<string | undefined> {
  const origin = c.req.header('origin');
  if (origin === undefined || !(await embedOrigins.has(origin))) return undefined;
  return publicUrl ?? new URL(c.req.url).origin;
}
