export interface Sent {
  method: string;
  path: string;
  headers: Headers;
  body: string | FormData | undefined;
  signal: AbortSignal | null | undefined;
  /** Whether it arrives when the page goes away meanwhile. */
  keepalive: boolean | undefined;
}

export type Reaction = (sent: Sent) => Response | Promise<Response> | Error;

/** A `fetch` that notes what is sent and answers by a function; an `Error` stands for a lost connection. */
export function fakeServer(react: Reaction) {
  const sent: Sent[] = [];
  async function fetch(url: string, init: RequestInit): Promise<Response> {
    const request: Sent = {
      method: init.method ?? 'GET',
      path: url.replace('http://portal.test', ''),
      headers: new Headers(init.headers),
      body: init.body as Sent['body'],
      signal: init.signal,
      keepalive: init.keepalive,
    };
    sent.push(request);
    await Promise.resolve();
    init.signal?.throwIfAborted();
    const answer = await react(request);
    if (answer instanceof Error) throw answer;
    return answer;
  }
  return { fetch, sent, paths: () => sent.map(({ method, path }) => `${method} ${path}`) };
}

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(value, { status, headers });
}

export function problem(status: number, message = 'It went wrong', more: object = {}): Response {
  return json({ code: 'server_error', status, message, ...more }, status);
}

/** The reply of sign-in and refresh. */
export function loginReply(userId: string, accessToken: string): object {
  return {
    token: btoa(
      JSON.stringify({ accessToken, refreshToken: `refresh-after-${accessToken}`, expiresAt: '2026-11-21T00:15:00Z' }),
    ),
    userId,
    userName: userId,
  };
}
