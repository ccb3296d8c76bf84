import type { QueryClient } from '@tanstack/react-query';

/** What makes calls: the client of `@portal/api`. */
export interface Caller {
  call(call: object, input: object, options?: { signal?: AbortSignal; isQuiet?: boolean }): Promise<unknown>;
}

/** A read that a page begins with; `firstRead` and `firstPage` of `@portal/api` make one. */
export interface FirstRead {
  /** `GET /api/v1/account`; what is sent with it follows: `POST /api/v1/communities {"page":1}`. */
  readonly request: string;
  /** Loads it to where the page looks for it, unless something fresh is there. It never rejects: the page asks again and says what failed. */
  prefetch(queryClient: QueryClient, caller: Caller): Promise<void>;
}
