import { type Endpoint, limits } from '@portal/api/contract';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Deps } from '../deps.ts';
import { authenticate } from '../modules/auth/authenticate.ts';
import { enforceAccess, enforceModule } from '../modules/policy.ts';
import { addressOf } from './address.ts';
import { nameOf, type Route } from './bind.ts';
import type { Call } from './call.ts';
import type { AppEnv } from './app-env.ts';
import { deviceOf } from './device-cookie.ts';
import { answerOnce } from './idempotency.ts';
import { ProblemError } from './problem.ts';
import { problemResponse } from './problem-response.ts';
import { readInput } from './read-input.ts';
import { userAgentOf } from './user-agent.ts';

const megabyte = 1_048_576;
/** Room for one file more than allowed, so that the answer can say that there are too many. */
const formBytes = (limits.filesPerPost + 2) * limits.fileBytes;

/** Puts the bound endpoints on the app: who asks, may they, what do they want, then the handler. */
export function mountRoutes(app: Hono<AppEnv>, routes: readonly Route[], deps: Deps): void {
  for (const route of routes) {
    const path = route.endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const maxSize = route.endpoint.body?.kind === 'form' ? formBytes : megabyte;
    app.on(route.endpoint.method, path, bodyLimit({ maxSize, onError: tooLarge }), async (c) => {
      c.set('route', nameOf(route.endpoint));
      return answer(c, route, await callOf(c, route.endpoint, deps));
    });
  }
}

async function callOf(c: Context<AppEnv>, endpoint: Endpoint, deps: Deps): Promise<Call> {
  const now = deps.clock.now();
  const person =
    endpoint.access.rule === 'anyone' ? null : await authenticate(deps.db, c.req.header('authorization'), now);
  c.set('personId', person?.id);
  c.set('impersonatorId', person?.impersonator?.id);
  enforceModule(endpoint.access, deps.profile, person);
  return {
    deps,
    db: deps.db,
    now,
    address: addressOf(c, deps.trustProxy),
    userAgent: userAgentOf(c),
    device: deviceOf(c),
    headers: new Headers(),
    facts: {},
    personOrNull: person,
    assetUrlsOrNull: person && deps.assetSigner.urlsFor(person.sessionId, now, fileOrigin(c, deps)),
  };
}

/** A foreign page shows our files from its own address, so it needs ours in front of their paths. */
function fileOrigin(c: Context, { embedOrigins, publicUrl }: Deps): string | undefined {
  const origin = c.req.header('origin');
  if (origin === undefined || !embedOrigins.includes(origin)) return undefined;
  return publicUrl ?? new URL(c.req.url).origin;
}

async function answer(c: Context<AppEnv>, { endpoint, handler }: Route, call: Call): Promise<Response> {
  const input = await readInput(c, endpoint);
  call.facts = await enforceAccess(endpoint.access, input, call);
  const key = endpoint.once ? c.req.header('idempotency-key') : undefined;
  const reply =
    key === undefined ? await handler(input, call) : await answerOnce({ endpoint, key, input, call, handler });
  for (const [name, value] of call.headers) c.header(name, value, { append: true });
  if (endpoint.reply.kind === 'blob') return c.body(await (reply as Blob).arrayBuffer());
  // Also drops whatever a handler returns beyond the contract.
  return c.json(endpoint.reply.schema.parse(reply) as object);
}

function tooLarge(c: Context): Response {
  return problemResponse(c, new ProblemError('too_large', 'The request is too large', { field: 'body' }));
}
