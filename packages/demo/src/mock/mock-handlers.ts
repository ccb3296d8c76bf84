import type { Problem } from '@portal/kit';
import { HttpResponse, http, type HttpHandler } from 'msw/http';
import type { AnyCall } from '@portal/api/server';
import { type LiveEvents, liveStream, type Method, type ProblemCode, problemStatus } from '@portal/api/contract';
import { type Mock, type MockOptions, createMock } from './create-mock.ts';
import { endpointAt, patternOf } from './endpoint-table.ts';

const methods = {
  GET: http.get,
  // msw knows no name for it; the predicate looks at the method.
  SEARCH: http.all,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const satisfies Record<Method, unknown>;

/** Handlers for every call of the contract, over one copy of the world. */
export function mockHandlers(options: MockOptions = {}): HttpHandler[] {
  return handlersOf(createMock(options));
}

/** One handler for all calls: msw tries its handlers one after another for whatever the page loads, and there are hundreds of calls. */
export function handlersOf({ routes }: Pick<Mock, 'routes'>): HttpHandler[] {
  const respondTo = new Map(routes.map(({ endpoint, respond }) => [endpoint, respond]));
  return [
    http.get(`*${liveStream.path}`, quietStream),
    http.all(
      ({ request }) => endpointAt(request) !== null,
      ({ request }) => {
        const match = endpointAt(request);
        return match === null ? undefined : respondTo.get(match.endpoint)?.(request, match.params);
      },
    ),
  ];
}

/** Stays open and sends nothing: what the mock has is changed by who looks at it. */
function quietStream(): Response {
  return streamTo(() => undefined);
}

type Listener = ReadableStreamDefaultController<Uint8Array>;

function streamTo(listen: (listener: Listener) => void): Response {
  const body = new ReadableStream<Uint8Array>({
    start(listener) {
      listener.enqueue(eventOf('hello', { isResumed: true }));
      listen(listener);
    },
  });
  return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

function eventOf<Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name]): Uint8Array {
  return new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** A mocked stream of live updates, by which a story has others do something. */
export interface MockStream {
  handler: HttpHandler;
  /** The page listens. */
  isConnected(): boolean;
  send<Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name]): void;
}

/** Put its handler before the other handlers. */
export function mockStream(): MockStream {
  const listeners: Listener[] = [];
  return {
    handler: http.get(`*${liveStream.path}`, () => streamTo((listener) => listeners.push(listener))),
    isConnected: () => listeners.length > 0,
    send(name, data) {
      for (const listener of listeners) listener.enqueue(eventOf(name, data));
    },
  };
}

/** A handler of one call. */
function only(call: AnyCall, resolve: () => Response | undefined | Promise<Response | undefined>): HttpHandler {
  return methods[call.method](({ request }) => {
    const match = endpointAt(request);
    // The contract knows no call of somebody else's feature.
    if (match === null)
      return request.method === call.method && patternOf(call.path).test(new URL(request.url).pathname);
    return `${match.area}.${match.name}` === call.name;
  }, resolve);
}

/** A problem of the contract with its usual status, an HTTP status, or `offline`: no answer at all. */
export type Failure = (Partial<Problem> & { code: ProblemCode }) | number | 'offline';

/** Makes one call fail. Put it before the other handlers. */
export function failing(call: AnyCall, failure: Failure): HttpHandler {
  return only(call, () => {
    if (failure === 'offline') return HttpResponse.error();
    const problem = problemFor(failure);
    return HttpResponse.json(problem, { status: problem.status });
  });
}

/** Makes one call answer with something else than the mock would. Put it before the other handlers. */
export function replying(call: AnyCall, reply: Readonly<Record<string, unknown>>): HttpHandler {
  return only(call, () => HttpResponse.json(reply));
}

function problemFor(failure: Exclude<Failure, 'offline'>): Problem {
  if (typeof failure !== 'number')
    return { message: 'Something went wrong.', status: problemStatus[failure.code], ...failure };
  const code = Object.entries(problemStatus).find(([, status]) => status === failure)?.[0] ?? 'server_error';
  return { code, status: failure, message: failure >= 500 ? 'Server error' : 'Something went wrong.' };
}

/** Holds one call back, for good with `Infinity`; then the handlers behind it answer. */
export function delayed(call: AnyCall, ms: number): HttpHandler {
  return only(call, async () => {
    await new Promise<void>((resolve) => {
      if (ms !== Infinity) setTimeout(resolve, ms);
    });
    return undefined;
  });
}
