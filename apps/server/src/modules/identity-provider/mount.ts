import type { IdentityProblem } from '@portal/rules';
import { ownPath } from '@portal/kit/access';
import type { Context, Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { addressOf } from '../../http/address.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { identityCookie } from '../../http/identity-cookie.ts';
import { ProblemError } from '../../http/problem.ts';
import { described } from '../../log.ts';
import { countAttempt, newSecret, spendAttempt, startArrival, startAttempt } from '../auth/index.ts';
import { arrive } from './arrive.ts';
import { attemptOf, callbackPath, startPath } from './attempt.ts';

const addressLimit = { attempts: 100, windowSeconds: 300 };
/** A path of the portal is kept no longer than this. */
const longestPath = 1_000;
/** Longer answers are none of a provider's. */
const longestQuery = 8_000;

/** The way to the organisation's identity provider, and back: the browser goes it itself. What goes wrong is a page of the portal. */
export function mountIdentityProvider(app: Hono<AppEnv>, deps: Deps): void {
  app.get(startPath, (c) => onTheWay(c, deps, () => start(c, deps)));
  app.get(callbackPath, (c) => onTheWay(c, deps, () => comeBack(c, deps)));
}

/** Nobody is left with an error of the server, whatever fails. */
async function onTheWay(c: Context<AppEnv>, deps: Deps, next: () => Promise<Response>): Promise<Response> {
  try {
    const key = `identity:address:${addressOf(c, deps.trustProxy)}`;
    await countAttempt(deps.db, [{ key, ...addressLimit }], deps.clock.now());
    return await next();
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'rate_limited') return toPortal(c, deps, 'tooOften');
    deps.log.error(described(error), 'identity provider');
    return toPortal(c, deps, 'away');
  }
}

async function start(c: Context<AppEnv>, deps: Deps): Promise<Response> {
  const { db, clock, identityProvider, isSecure } = deps;
  if (identityProvider === null) return toPortal(c, deps, 'away');
  const [state, browser] = [newSecret(), newSecret()];
  const wished = c.req.query('redirectTo');
  const redirectTo = wished !== undefined && wished.length <= longestPath ? ownPath(wished) : null;
  const address = await identityProvider.addressFor(attemptOf(state, browser, deps));
  await startAttempt(db, { state, browser, redirectTo }, clock.now());
  identityCookie.set(c, browser, isSecure);
  return c.redirect(address, 303);
}

async function comeBack(c: Context<AppEnv>, deps: Deps): Promise<Response> {
  const { db, clock, identityProvider, isSecure, profile } = deps;
  const query = new URL(c.req.url).search;
  const browser = identityCookie.read(c, isSecure);
  const state = c.req.query('state');
  if (identityProvider === null || profile.identityProvider === undefined) return toPortal(c, deps, 'away');
  if (browser === null || state === undefined || query.length > longestQuery) return toPortal(c, deps, 'over');
  const now = clock.now();
  const attempt = await spendAttempt(db, state, browser, now);
  if (attempt === null) return toPortal(c, deps, 'over');
  if (c.req.query('error') === 'access_denied') return toPortal(c, deps, 'cancelled');
  const identity = await identityProvider.identityIn(query, attemptOf(state, browser, deps));
  const call = { db, deps, now, address: addressOf(c, deps.trustProxy) };
  const outcome = await arrive(identity, profile.identityProvider, call);
  if ('problem' in outcome) return toPortal(c, deps, outcome.problem);
  const hasSecondFactor = identity.hasSecondFactor && profile.identityProvider.trustsSecondFactor;
  // Its session is fetched by the cookie alone: nothing that opens an account stands in an address.
  await startArrival(db, { browser, personId: outcome.personId, hasSecondFactor, ...attempt }, clock.now());
  return toPortal(c, deps, null);
}

function toPortal(c: Context<AppEnv>, { portalUrl }: Deps, problem: IdentityProblem | null): Response {
  const url = new URL('/account/identity-provider', portalUrl);
  if (problem !== null) url.searchParams.set('problem', problem);
  return c.redirect(url.href, 303);
}
