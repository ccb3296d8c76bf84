import type { LiveWriter } from '@portal/api/contract';
import type { Profile } from '@portal/kit/access';
import type { Logger } from 'pino';
import type { ExternalCategories } from './adapters/external-categories.ts';
import type { DirectusLibrary } from './adapters/directus/directus-library.ts';
import type { FileStore } from './adapters/file-store.ts';
import type { StripePayments } from './adapters/stripe/stripe-payments.ts';
import type { IdentityProvider } from './adapters/identity/identity-provider.ts';
import type { TestPayments } from './adapters/test-payments.ts';
import type { Messenger } from './adapters/messenger.ts';
import type { WebReader } from './adapters/web/web-reader.ts';
import type { Background } from './background.ts';
import type { Db } from './db/connect.ts';
import type { Documents } from './documents/documents.ts';
import type { EmbedOrigins } from './http/cross-origin.ts';
import type { Cursors } from './http/cursor.ts';
import type { Person } from './http/person.ts';
import type { RequestLimits } from './http/request-limits.ts';
import type { MailBrand } from './mails/mail-brand.ts';
import type { KeySeal } from './signing/key-seal.ts';
import type { FeedSigner } from './signing/feed-signer.ts';
import type { AssetSigner } from './signing/asset-urls.ts';
import type { TicketCodes } from './signing/ticket-codes.ts';
import type { IsOwnName } from './own-names.ts';

export interface Clock {
  now(): Date;
}

/** Tells those who listen of changes that they may know of. */
export interface Live {
  /** Something may have been written: whoever listens to any process is told soon. */
  wake(): void;
  /** Somebody writes a comment. */
  announceWriting(writer: LiveWriter): void;
  /** Opens a stream, which goes on from where the person was told of all before. */
  open(request: {
    person: Person;
    watched: ReadonlySet<string>;
    since: number | null;
  }): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  /** Ends the streams; their browsers come back by themselves, to another process or when there is one again. */
  close(): Promise<void>;
}

/** What the application is made with; nothing in it is imported as a singleton. */
export interface Deps {
  db: Db;
  clock: Clock;
  /** Lets time pass before an answer, to slow guessing down. */
  wait(ms: number): Promise<void>;
  files: FileStore;
  profile: Profile;
  log: Logger;
  background: Background;
  /** Tells those who listen of what changes. */
  live: Live;
  /** Categories of resources that another system has; null: there is none. */
  externalCategories: ExternalCategories | null;
  /** What the organisation keeps in a Directus of its own; null: it keeps all here. */
  library: DirectusLibrary | null;
  /** Reads pages that texts link to. */
  web: WebReader;
  assetSigner: AssetSigner;
  /** Of calendars. */
  feedSigner: FeedSigner;
  newsFeedSigner: FeedSigner;
  cursors: Cursors;
  ticketCodes: TicketCodes;
  /** Seals the keys that sign credentials, and what authenticator apps make codes from. */
  keySeal: KeySeal;
  /** Certificates and summaries as PDF. */
  documents: Documents;
  requestLimits: RequestLimits;
  embedOrigins: EmbedOrigins;
  /** Whether a request is meant for this server. */
  isOwnName: IsOwnName;
  /** Where the portal is reached, when that differs from what a request says. */
  publicUrl: string | undefined;
  /** Where links in messages lead. Never taken from a request, which anyone may write. */
  portalUrl: string;
  messenger: Messenger;
  /** Whom messages come from, and who organises what stands in calendars. */
  mailFrom: string;
  /** Who reads what members write to the organisation. */
  enquiriesTo: string;
  /** Null: nothing can be paid for here. */
  payments: StripePayments | TestPayments | null;
  mailBrand: MailBrand;
  /** Shows the messages that were not sent on a page open to everyone: only where nobody is real. */
  showsOutbox: boolean;
  /** Whether a proxy in front says where a request comes from. */
  trustProxy: boolean;
  /** What the organisation's own system signs tickets with; null: there are none. */
  ticketSecret: string | null;
  /** Null: members sign in here alone. */
  identityProvider: IdentityProvider | null;
  /** Whether the portal is reached by https, so that its cookie travels by https alone. */
  isSecure: boolean;
}
