import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import type { Person } from './person.ts';
import type { AssetUrls } from '../signing/asset-urls.ts';

/** One request, as a handler sees it, with what the access rule of its endpoint has looked up on its way. */
export interface Call<Facts = unknown> {
  deps: Deps;
  /** The database, or the transaction that also keeps the answer of a call with an Idempotency-Key. */
  db: Db;
  now: Date;
  /** Where the request comes from, for rate limits and the audit. */
  address: string;
  /** Of the foreign page that asks; browsers say it of our own too where something is changed. */
  origin: string | null;
  /** What the browser says of itself. */
  userAgent: string | null;
  /** The device's own secret, when it sent one. */
  device: string | null;
  /** What a browser was given that was sent to the identity provider. */
  identity: string | null;
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

/** An endpoint that anyone may call knows nobody. */
function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`The access rule of this endpoint provides no ${name}`);
  return value;
}
