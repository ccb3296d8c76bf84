import { createMock, handlersOf } from '@portal/demo/mock';

/** The moment at which every story plays. */
export const storyNow = () => new Date('2026-11-18T01:00:00.000Z');

interface LiveMockOptions {
  /** Who asks, by e-mail address; a member unless said otherwise. */
  as?: string;
  /** Waits before a request is answered. */
  holdBack?: (request: Request) => Promise<void> | undefined;
}

/** A server in memory for one story, with the names of the calls that it has answered. */
export function liveMock({ as = 'mia.nguyen@example.org', holdBack }: LiveMockOptions = {}) {
  const mock = createMock({ clock: storyNow, as });
  const answered: string[] = [];
  const routes = mock.routes.map((route) => ({
    ...route,
    async respond(request: Request, params: Readonly<Record<string, string>>) {
      await holdBack?.(request);
      answered.push(route.name);
      return route.respond(request, params);
    },
  }));
  return {
    handlers: handlersOf({ ...mock, routes }),
    answered,
    /** Built when it is first looked at. */
    get state() {
      return mock.state;
    },
  };
}
