import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Addresses that programs read without signing in: an id that is kept, and its signature, which is not. */
export interface FeedSigner {
  newId(): string;
  /** The last part of the address. */
  nameOf(id: string): string;
  /** The id in a name that we have signed; null in any other, so that guessing costs no look into the database. */
  idOf(name: string): string | null;
}

/** What is read by such addresses; the address of one opens no other. */
const feeds = {
  calendar: { signed: 'calendar feed', ending: '.ics' },
  news: { signed: 'news feed', ending: '.rss' },
} as const;

export function createFeedSigner(secret: string, of: keyof typeof feeds): FeedSigner {
  const { signed, ending } = feeds[of];
  const sign = (id: string) => createHmac('sha256', secret).update(`${signed}\n${id}`).digest('base64url');
  return {
    newId: () => randomBytes(16).toString('base64url'),
    nameOf: (id) => `${id}${sign(id)}${ending}`,
    idOf(name) {
      if (!name.endsWith(ending)) return null;
      const [, id = '', signature = ''] = /^([\w-]{22})([\w-]{43})$/.exec(name.slice(0, -ending.length)) ?? [];
      const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(id))];
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null;
    },
  };
}
