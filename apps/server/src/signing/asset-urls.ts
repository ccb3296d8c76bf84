import { createHmac, timingSafeEqual } from 'node:crypto';
import { limits } from '@portal/api/contract';
import { isPicture, type PictureWidth } from './picture-width.ts';

export const assetPath = '/api/content/assets/';
export const calendarFilePath = '/api/content/calendar/';
export const meetingFilePath = '/api/content/calendar/meeting/';
export const documentPath = '/api/content/documents/';
/** How long an address stays the same; it works for as long again. */
const lifetimes = { hour: limits.fileAddressMinutes * 60_000, day: 86_400_000 };
type Lifetime = keyof typeof lifetimes;

/** Addresses of files for one session, for an `<img>` and a link, which carry no token. Those of pictures end in their width, which may be another. */
export interface AssetUrls {
  /** A file as it is. */
  fileOf(file: { id: string; type: string }): string;
  /** A picture as wide as it is shown at most. */
  pictureOf(assetId: string): string;
  pictureOrNull(assetId: string | null, lasts?: Lifetime): string | null;
  /** The picture of a person, which everybody signed in may see. */
  faceOrNull(assetId: string | null): string | null;
  soundOrNull(assetId: string | null): string | null;
  /** What a calendar takes in of an event, or of one of its sessions. */
  calendarOf(eventId: string, session?: string | null): string;
  /** What a calendar takes in of a meeting. */
  calendarOfMeeting(meetingId: string): string;
  /** A document that is made when it is opened. */
  documentOf(kind: DocumentKind, id: string): string;
}

/** The certificate of a record, the summary of a period, an invoice, a membership. */
export const documentKinds = ['certificate', 'summary', 'invoice', 'membership'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What an address says of itself, before anybody believes it. */
export interface AssetClaim {
  assetId: string;
  sessionId: string | undefined;
  expires: string | undefined;
  signature: string | undefined;
}

export interface AssetSigner {
  /** Addresses that last one to two hours or days, and no longer than the session; `origin` stands in front for a page that stands elsewhere. */
  urlsFor(sessionId: string, now: Date, origin?: string): AssetUrls;
  /** The session that an address was made for, or null when it is not ours or has run out. */
  sessionOf(claim: AssetClaim, now: Date): string | null;
}

export function createAssetSigner(secret: string): AssetSigner {
  const sign = (assetId: string, sessionId: string, expires: number) =>
    createHmac('sha256', secret).update(`${assetId}\n${sessionId}\n${expires}`).digest('base64url');
  return {
    urlsFor(sessionId, now, origin = '') {
      const queryOf = (assetId: string, lasts: Lifetime): string => {
        const lifetime = lifetimes[lasts];
        // On the full hour or day, so that a browser meets the same address again and keeps the picture.
        const expires = (Math.floor(now.getTime() / lifetime) + 2) * lifetime;
        const query = { session: sessionId, exp: String(expires), sig: sign(assetId, sessionId, expires) };
        return new URLSearchParams(query).toString();
      };
      const urlOf = (assetId: string, lasts: Lifetime, width?: PictureWidth | 'original') => {
        const query = queryOf(assetId, lasts);
        const size = width === undefined ? '' : `&w=${width === 'original' ? '' : width}`;
        return `${origin}${assetPath}${encodeURIComponent(assetId)}?${query}${size}`;
      };
      const pictureOf = (assetId: string, lasts: Lifetime = 'hour') => urlOf(assetId, lasts, 1280);
      return {
        fileOf: ({ id, type }) => urlOf(id, 'hour', isPicture(type) ? 'original' : undefined),
        pictureOf: (assetId) => pictureOf(assetId),
        pictureOrNull: (assetId, lasts) => (assetId === null ? null : pictureOf(assetId, lasts)),
        faceOrNull: (assetId) => (assetId === null ? null : urlOf(assetId, 'day', 320)),
        soundOrNull: (assetId) => (assetId === null ? null : urlOf(assetId, 'hour')),
        calendarOf(eventId, session = null) {
          const query = queryOf(calendarFileId(eventId, session), 'hour');
          const part = session === null ? '' : `&part=${encodeURIComponent(session)}`;
          return `${origin}${calendarFilePath}${encodeURIComponent(eventId)}?${query}${part}`;
        },
        calendarOfMeeting: (meetingId) =>
          `${origin}${meetingFilePath}${encodeURIComponent(meetingId)}?${queryOf(meetingFileId(meetingId), 'hour')}`,
        documentOf: (kind, id) =>
          `${origin}${documentPath}${kind}/${encodeURIComponent(id)}?${queryOf(documentId(kind, id), 'hour')}`,
      };
    },
    sessionOf({ assetId, sessionId, expires, signature }, now) {
      const moment = Number(expires);
      if (sessionId === undefined || signature === undefined || !Number.isSafeInteger(moment)) return null;
      if (moment < now.getTime()) return null;
      const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(assetId, sessionId, moment))];
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? sessionId : null;
    },
  };
}

/** The asset that an address of ours names, signed or not, with or without its host. */
export function assetIdOf(url: string): string | null {
  const start = url.indexOf(assetPath);
  const id = start === -1 ? '' : (url.slice(start + assetPath.length).split(/[?#]/)[0] ?? '');
  return isAssetId(id) ? id : null;
}

/** What is signed for a calendar file; no asset is named like it. */
export function calendarFileId(eventId: string, session: string | null): string {
  return `calendar:${eventId}:${session ?? ''}`;
}

/** What is signed for the calendar file of a meeting; no asset is named like it. */
export function meetingFileId(meetingId: string): string {
  return `meeting:${meetingId}`;
}

/** What is signed for a document; no asset is named like it. */
export function documentId(kind: DocumentKind, id: string): string {
  return `document:${kind}:${id}`;
}

export function isAssetId(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id);
}
