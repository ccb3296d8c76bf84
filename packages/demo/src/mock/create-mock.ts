import type { Profile } from '@portal/kit/access';
import type { Endpoint } from '@portal/api/contract';
import { demoWorld } from '../world/index.ts';
import type { MockPerson } from '../areas/people/state.ts';
import type { World } from '../world/world-types.ts';
import { handlers } from './handlers.ts';
import type { MockCall } from './mock-call.ts';
import { endpointAt, endpointTable } from './endpoint-table.ts';
import { MockProblem, notFound, problemResponse, refuse } from './mock-problem.ts';
import { type MockState, createMockState } from './mock-state.ts';
import { impersonatedRefusal, scopeRefusal } from '@portal/rules';
import { enforceModule } from './enforce-module.ts';
import { type RawInput, enforce } from './policy.ts';
import { readBody, readQuery } from './read-request.ts';
import { personById } from '../areas/people/mock/person-reply.ts';

export interface MockOptions {
  world?: World;
  clock?: () => Date;
  /** Whose modules and access rules hold; every module is open to everyone when left out. */
  profile?: Pick<Profile, 'modules'> & Partial<Pick<Profile, 'namesWhoActs' | 'timeZone' | 'featureSettings'>>;
  /** The id or e-mail address of who asks with a token that this mock has not given out. */
  as?: string;
  latencyMs?: number;
}

/** One call of the contract, answered over what the mock has made of the world. */
export interface MockRoute {
  name: string;
  endpoint: Endpoint;
  respond(request: Request, params: Readonly<Record<string, string>>): Promise<Response>;
}

export interface Mock {
  /** What the calls have changed so far. */
  readonly state: MockState;
  /** In the order to be tried. */
  routes: readonly MockRoute[];
  /** Answers like the server, without a network. */
  fetch(request: Request): Promise<Response>;
}

/** A server in memory over the demo world, which is built for the first call. */
export function createMock(options: MockOptions = {}): Mock {
  let made: MockState | undefined;
  const state = () => (made ??= stateFor(options));
  const routes = endpointTable.map(({ area, name, endpoint }): MockRoute => {
    const answer = handlerOf(area, name);
    return {
      name: `${area}.${name}`,
      endpoint,
      respond: (request, params) => respond({ endpoint, answer, state: state(), options, request, params }),
    };
  });
  return {
    get state() {
      return state();
    },
    routes,
    async fetch(request) {
      const match = endpointAt(request);
      const route = routes.find(({ endpoint }) => endpoint === match?.endpoint);
      return match && route ? route.respond(request, match.params) : problemResponse(notFound());
    },
  };
}

function stateFor({ world = demoWorld(), clock = () => new Date(), profile }: MockOptions): MockState {
  return createMockState(world, clock, profile);
}

type AnyHandler = (input: unknown, call: MockCall) => unknown;

function handlerOf(area: string, name: string): AnyHandler {
  // `handlers` has been checked against the contract name by name; here they are only paired up.
  const table = handlers as unknown as Readonly<Record<string, Readonly<Record<string, AnyHandler>>>>;
  const answer = table[area]?.[name];
  if (answer === undefined) throw new Error(`The mock does not answer ${area}.${name}`);
  return answer;
}

interface Incoming {
  endpoint: Endpoint;
  answer: AnyHandler;
  state: MockState;
  options: MockOptions;
  request: Request;
  params: Readonly<Record<string, string>>;
}

async function respond(incoming: Incoming): Promise<Response> {
  const { endpoint, state, options, request, params } = incoming;
  if (options.latencyMs) await new Promise((resolve) => setTimeout(resolve, options.latencyMs));
  try {
    const viewer = endpoint.access.rule === 'anyone' ? null : viewerOf(state, request, options.as);
    enforceModule(endpoint.access, options.profile, viewer);
    const token = tokenOf(request);
    if (viewer !== null) refuse(scopeRefusal(scopeOf(state, token), endpoint));
    const isImpersonated = token !== null && state.impersonators.has(token);
    if (endpoint.isForOneself) refuse(impersonatedRefusal(isImpersonated));
    const permit = (input: RawInput) =>
      viewer === null
        ? {}
        : enforce({ access: endpoint.access, isImpersonated, profile: options.profile }, input, state, viewer);
    const call = { params, query: readQuery(endpoint, request) };
    // As on the server: where the rule does not ask for the body, it comes before it.
    const isAboutBody = 'at' in endpoint.access && endpoint.access.at.from === 'body';
    const early = isAboutBody ? null : permit({ ...call, body: undefined });
    const input = { ...call, body: await readBody(endpoint, request) };
    const facts = early ?? permit(input);
    const reply = await once(incoming, viewer, input, () =>
      incoming.answer(input, { state, now: state.clock(), viewer, token, facts }),
    );
    return endpoint.reply.kind === 'blob'
      ? new Response(reply as Blob)
      : Response.json(endpoint.reply.schema.parse(reply));
  } catch (error) {
    if (error instanceof MockProblem) return problemResponse(error);
    throw error;
  }
}

function tokenOf(request: Request): string | null {
  return /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;
}

function scopeOf(state: MockState, token: string | null): readonly string[] | null {
  return token === null ? null : (state.scopes.get(token) ?? null);
}

function viewerOf(state: MockState, request: Request, as = 'p-001'): MockPerson {
  const token = tokenOf(request);
  if (token === null) throw new MockProblem('unauthenticated', 'Please sign in.');
  const known = state.accessTokens.get(token) ?? as;
  const person = state.people.values().find(({ email }) => email === known) ?? personById(state, known);
  if (state.disabled.has(person.id)) throw new MockProblem('unauthenticated', 'Please sign in.');
  // A website vouches for its members, not for staff.
  return scopeOf(state, token) === null ? person : { ...person, role: 'Standard' };
}

/** The same key gets the same answer again; with another body it is refused. */
async function once(
  { endpoint, state, request }: Incoming,
  viewer: MockPerson | null,
  input: unknown,
  answer: () => unknown,
): Promise<unknown> {
  const key = request.headers.get('Idempotency-Key');
  if (!endpoint.once || key === null) return answer();
  const name = `${viewer?.id} ${endpoint.method} ${endpoint.path} ${key}`;
  const fingerprint = JSON.stringify(input, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size] : value,
  );
  const known = state.answered.get(name);
  if (known === undefined) {
    const reply = await answer();
    state.answered.set(name, { fingerprint, reply });
    return reply;
  }
  if (known.fingerprint !== fingerprint) throw new MockProblem('key_reused', 'This key belongs to another request.');
  return known.reply;
}
