import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Addresses of calendars: an id that is kept, and its signature, which is not. */
export interface FeedSigner {
  newId(): string;
  /** The last part of the address. */
  nameOf(id: string): string;
  /** The id in a name that we have signed; null in any other, so that guessing costs no look into the database. */
  idOf(name: string): string | null;
}

export function createFeedSigner(secret: string): FeedSigner {
  const sign = (id: string) => createHmac('sha256', secret).update(`calendar feed\n${id}`).digest('base64url');
  return {
    newId: () => randomBytes(16).toString('base64url'),
    nameOf: (id) => `${id}${sign(id)}.ics`,
    idOf(name) {
      const [, id = '', signature = ''] = /^([\w-]{22})([\w-]{43})\.ics$/.exec(name) ?? [];
      const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(id))];
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null;
    },
  };
}
