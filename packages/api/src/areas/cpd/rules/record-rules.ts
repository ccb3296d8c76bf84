import { dayIn } from '../../events/rules/event-time.ts';
import { conflict, invalid, notFound, type Refusal } from '../../../rules/refusal.ts';
import type { RulePack } from './rule-pack.ts';

/** Who has written a record: its owner, or what they attended, completed or brought along. */
export type RecordSource = 'own' | 'event' | 'course' | 'import';

export interface RecordFacts {
  personId: string;
  isDeleted: boolean;
}

/** A record is known to its owner alone; once deleted it can only be taken back. */
export function recordRefusal(
  action: 'see' | 'change' | 'restore',
  record: RecordFacts | null,
  actor: { id: string },
): Refusal | null {
  if (record === null || record.personId !== actor.id) return notFound;
  return record.isDeleted && action !== 'restore' ? notFound : null;
}

interface CertifiedFacts {
  completedAt: Date | null;
  withdrawnAt: Date | null;
}

/** Only what is finished, and what the organisation has not taken back, can be certified. */
export function certificateRefusal({ completedAt, withdrawnAt }: CertifiedFacts): Refusal | null {
  if (withdrawnAt !== null) return conflict('What this tells of was taken back: there is no certificate of it.');
  return completedAt === null ? conflict('What is not finished has no certificate yet.') : null;
}

/** What the organisation vouches for: attendance, a completed course, or a record that it has accepted in an audit as it is. */
export function isConfirmed(record: { source: RecordSource; isAccepted: boolean }): boolean {
  return isLocked(record) || record.isAccepted;
}

/** What a member alone says is on paper, in words of its own; a wallet shows everything as the organisation's. */
export function badgeRefusal(record: { isConfirmed: boolean }): Refusal | null {
  if (record.isConfirmed) return null;
  return conflict('There are badges of what your organisation has confirmed: attendance, courses and accepted audits.');
}

/** What a record claims, however it is written: the same anew is what it was. Amounts and other words beside it make no other claim. */
export function claimOf({ title, completedAt, timeZone }: ClaimFacts): string {
  const letters = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return `${completedAt === null ? '' : dayIn(completedAt, timeZone)} ${letters === '' ? title.trim() : letters}`;
}

interface ClaimFacts {
  title: string;
  completedAt: Date | null;
  timeZone: string;
}

/** What staff have revoked is not given out again until they reinstate it. */
export function withdrawnRefusal(reason: string | null): Refusal | null {
  return reason === null ? null : conflict(`Your organisation has revoked this certificate: ${reason}`);
}

/** A certificate is revoked once, and reinstated where it is revoked. */
export function revokingRefusal(
  action: 'revoke' | 'reinstate',
  certificate: { isRevoked: boolean } | null,
): Refusal | null {
  if (certificate === null) return notFound;
  if (certificate.isRevoked === (action === 'reinstate')) return null;
  return conflict(action === 'revoke' ? 'It is revoked already.' : 'It is not revoked.');
}

/** What the organisation has written is not its owner's to change: they add what they learned, and evidence. */
export function isLocked({ source }: { source: RecordSource }): boolean {
  return source === 'event' || source === 'course';
}

interface RecordFields {
  category: string;
  completedDate: string | null;
}

interface Around {
  pack: Pick<RulePack, 'categories' | 'countsOthers'>;
  zone: string;
  now: Date;
}

/** `kept` is the category that the record has already, which an import may have named. */
export function recordFieldsRefusal(
  { category, completedDate }: RecordFields,
  { pack, zone, now }: Around,
  current: string | null = null,
): Refusal | null {
  const isKnown = category === '' ? takesOthers(pack) : pack.categories.some(({ id }) => id === category);
  if (!isKnown && category !== current) return invalid('body.category', 'Choose a category');
  const isToCome = completedDate !== null && dayIn(new Date(completedDate), zone) > dayIn(now, zone);
  return isToCome ? invalid('body.completedDate', 'This day is still to come') : null;
}

/** Whether a record may be of none of the categories. */
export function takesOthers({ categories, countsOthers }: Pick<RulePack, 'categories' | 'countsOthers'>): boolean {
  return countsOthers || categories.length === 0;
}

/** Nobody overwrites what they have not read. */
export function staleRecordRefusal(read: number, revision: number): Refusal | null {
  return read === revision ? null : { code: 'stale', message: 'This record has been changed meanwhile.' };
}

export function recordsRefusal(count: number, most: number): Refusal | null {
  return count < most ? null : conflict('There are too many records.');
}
