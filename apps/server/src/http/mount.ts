import type { Access, Endpoint } from '@portal/api/contract';
import { impersonatedRefusal } from '@portal/rules';
import type { Context, Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { authenticate } from '../modules/auth/index.ts';
import { checkFiles, refuseBeyondSpace } from '../modules/files/index.ts';
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
import { readForm } from './form-data.ts';
import { type FormFiles, withFormFiles } from './form-files.ts';
import { createOnce, keyOf } from './idempotency.ts';
import { identityCookie } from './identity-cookie.ts';
import { jsonAnswer } from './json-answer.ts';
import { refuse } from './problem.ts';
import { parseBody, readAddress } from './read-input.ts';
import { arriving, receive } from './receive.ts';
import { createTurns, type Turns } from './turns.ts';
import { userAgentOf } from './user-agent.ts';

interface Mounted extends Route {
  /** How many bytes its body may have. */
  bytes: number;
  counter: CallCounter;
  turns: Turns;
  answerOnce: ReturnType<typeof createOnce>;
  deps: Deps;
}

/** Puts the bound endpoints on the app. */
export function mountRoutes(app: Hono<AppEnv>, routes: readonly Route[], deps: Deps): void {
  const counter = createCallCounter(deps.db);
  const turns = createTurns();
  const answerOnce = createOnce();
  for (const route of routes) {
    const { endpoint } = route;
    const { method, path, body } = endpoint;
    const handler = auditedHandler(endpoint, route.handler);
    const mounted = {
      endpoint,
      handler,
      counter,
      turns,
      answerOnce,
      deps,
      bytes: body === undefined ? 0 : bytesOf(body),
    };
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => answer(c, mounted));
  }
}

function answer(c: Context<AppEnv>, mounted: Mounted): Promise<Response> {
  if (mounted.endpoint.body?.kind !== 'form') return answerWith(c, mounted, null);
  return withFormFiles((files) => answerWith(c, mounted, files));
}

/** Who asks, how often, may they: all of that before the body, which costs what its sender likes; then the handler. */
async function answerWith(c: Context<AppEnv>, mounted: Mounted, files: FormFiles | null): Promise<Response> {
  const { endpoint, handler, counter, turns, answerOnce, deps } = mounted;
  c.set('route', nameOf(endpoint));
  const early = await callOf(c, endpoint, deps);
  if (endpoint.isForOneself) refuse(impersonatedRefusal(Boolean(early.personOrNull?.impersonator)));
  await countCall(endpoint, early, counter);
  const address = readAddress(c, endpoint);
  const isAboutBody = asksOfBody(endpoint.access);
  if (!isAboutBody) early.facts = await enforceAccess(endpoint.access, { ...address, body: undefined }, early);
  const key = keyOf(endpoint, c);
  const { body, isLate } = await bodyOf(c, mounted, early, files);
  const input = { ...address, body };
  const call = isLate ? await callOf(c, endpoint, deps) : early;
  if (isAboutBody || isLate) call.facts = await enforceAccess(endpoint.access, input, call);
  const prepare = () => checkForm(endpoint, body, call);
  const reply = await inTurn(turns, call, async () => {
    if (key !== undefined) return answerOnce({ endpoint, key, input, call, handler, prepare });
    await prepare();
    return handler(input, call);
  });
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

async function countCall({ limit }: Endpoint, call: Call, counter: CallCounter): Promise<void> {
  const caller = callerOf(call);
  if (limit !== null && caller !== null) await counter.count(limit, caller, call.now);
}

/** Staff who act for somebody use up their own calls and turns. */
function callerOf({ personOrNull: person }: Call): string | null {
  return person && (person.impersonator?.id ?? person.id);
}

async function inTurn<Reply>(turns: Turns, call: Call, work: () => Promise<Reply>): Promise<Reply> {
  const caller = callerOf(call);
  return caller === null ? work() : turns.take(caller, work);
}

/** Files are looked at, drawn anew and stored before the call begins its work: meanwhile it holds no connection. */
async function checkForm({ body: expected }: Endpoint, body: unknown, call: Call): Promise<void> {
  if (expected?.kind !== 'form' || typeof body !== 'object' || body === null) return;
  await refuseBeyondSpace(body, call);
  await checkFiles(expected.schema, body, call.deps.files);
}

async function bodyOf(
  c: Context,
  { endpoint: { body }, bytes, deps: { requestLimits } }: Mounted,
  { personOrNull }: Call,
  files: FormFiles | null,
): Promise<{ body: unknown; isLate: boolean }> {
  if (body === undefined) return { body: undefined, isLate: false };
  const start = performance.now();
  const expected = { bytes, isUpload: body.kind === 'form' && personOrNull !== null };
  const received =
    body.kind === 'form' && files !== null
      ? await readForm(arriving(c, expected, requestLimits), c.req.header('content-type') ?? '', body.schema, files)
      : await receive(c, expected, requestLimits);
  return {
    body: parseBody(received, body),
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
    identity: identityCookie.read(c, deps.isSecure),
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
