import type { MailJob } from '../modules/mail-queue/index.ts';

/** Who gets most of the mails: they moderate the kept place, and its owner is near them in all of it. */
export const mailed = 'moderator';

/** What a mail of a kind is queued with, where there is reason to send it. */
export interface MailReason
  extends Pick<MailJob, 'personId'>, Partial<Pick<MailJob, 'eventId' | 'about' | 'recipient'>> {
  /** Who gets it; null: the organisation. */
  to: string | null;
  /** The member of whom it tells the organisation. */
  subjectId?: string;
  /** It names the owner, whose name nobody hides. */
  isOfOwner?: boolean;
  /** When it is sent, where that is not now. */
  at?: Date;
}
