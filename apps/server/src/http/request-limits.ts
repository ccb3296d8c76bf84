import type { ConnectionBounds } from './connection-bounds.ts';

/** How long a request may take to arrive, and what is read of one that was refused. */
export interface RequestLimits {
  headersMs: number;
  /** The whole of a body, unless it is an upload by somebody signed in. */
  bodyMs: number;
  /** An upload may be slow, as on a phone, but not idle: so many bytes in each stretch of time, and no longer than the total. */
  upload: { bytes: number; everyMs: number; totalMs: number };
  /** After a body that took longer, person and access are looked up again. */
  trustedMs: number;
  /** What is taken from the line of a body that nobody will read, so that its sender can read the answer. */
  unread: { bytes: number; ms: number };
  connections: ConnectionBounds;
}

export const requestLimits: RequestLimits = {
  headersMs: 15_000,
  bodyMs: 15_000,
  upload: { bytes: 65_536, everyMs: 15_000, totalMs: 900_000 },
  trustedMs: 1_000,
  unread: { bytes: 65_536, ms: 2_000 },
  // An office behind one address has a connection a browser, an old browser six.
  connections: { inAll: 4_000, ofAddress: 400, unreadBytes: 512 * 1024 * 1024, idleMs: 120_000 },
};
