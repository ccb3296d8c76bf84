import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../modules/auth/person.ts';
import type { AssetUrls } from '../modules/files/asset-urls.ts';
import type { CommentFacts, PostFacts } from '../modules/posts/facts.ts';
import type { CommunityAccess } from '../modules/communities/community-access.ts';

/** What the access rule of the endpoint has looked up on its way. */
export interface Facts {
  community?: CommunityAccess;
  post?: PostFacts;
  comment?: CommentFacts;
}

/** One request, as a handler sees it. */
export interface Call {
  deps: Deps;
  /** The database, or the transaction that also keeps the answer of a call with an Idempotency-Key. */
  db: Db;
  now: Date;
  /** Where the request comes from, for rate limits and the audit. */
  address: string;
  /** What the browser says of itself. */
  userAgent: string | null;
  /** The device's own secret, when it sent one. */
  device: string | null;
  /** Headers to add to the answer. */
  headers: Headers;
  facts: Facts;
  /** The person who asks; only of endpoints that anyone may call is it null. */
  personOrNull: Person | null;
  /** Addresses of files for the session of that person. */
  assetUrlsOrNull: AssetUrls | null;
}

/** The person who asks, on an endpoint that requires one. */
export function personOf(call: Call): Person {
  return required(call.personOrNull, 'person');
}

/** Addresses of files that work for the person who asks, and for nobody after them. */
export function assetUrlsOf(call: Call): AssetUrls {
  return required(call.assetUrlsOrNull, 'person');
}

export function communityOf(call: Call): CommunityAccess {
  return required(call.facts.community, 'community');
}

export function postOf(call: Call): PostFacts {
  return required(call.facts.post, 'post');
}

export function commentOf(call: Call): CommentFacts {
  return required(call.facts.comment, 'comment');
}

/** A handler that asks for what its endpoint's access rule does not provide is a mistake in the code. */
function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`The access rule of this endpoint provides no ${name}`);
  return value;
}
