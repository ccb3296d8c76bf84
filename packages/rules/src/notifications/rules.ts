import {
  digestHour,
  type DigestPace,
  digestWeekday,
  everyNotificationType,
  type MailChannel,
  type MailedKind,
  mailedKinds,
  mostMentions,
  notificationDays,
  type NotificationType,
  notificationTypes,
  postStatuses,
} from '@portal/api/rules';

const dayMs = 86_400_000;

/** Since when people are told of what happened. */
export function notifiedSince(now: Date): Date {
  return new Date(now.getTime() - notificationDays * dayMs);
}

/** Until when all is read, of which somebody has seen the newest; nothing is read before it happens. */
export function readUntil(newestSeen: string | undefined, now: Date): Date {
  return newestSeen === undefined ? now : new Date(Math.min(Date.parse(newestSeen), now.getTime()));
}

/** Whether who knows of a community may be told of what happens in it, where they may open what it is about: who belongs to it, and everybody where it is public. */
export function isOpenNews({ isPublic, isJoined }: { isPublic: boolean; isJoined: boolean }): boolean {
  return isPublic || isJoined;
}

const resolutions: readonly number[] = [
  notificationTypes.newActionResolutionToPost,
  notificationTypes.newActionResolutionToComment,
];

/** What became of a report is for the record, not for the list of who sees it. */
export function isShownNotification(type: number): boolean {
  return !resolutions.includes(type);
}

/** What of all that there is somebody does not want, by what they do: what is kept of it, so that whatever comes to be told of later is wanted. */
export function unwantedTypes(wanted: readonly number[]): number[] {
  return everyNotificationType.filter((type) => !wanted.includes(type));
}

/** What somebody is told of. */
export function wantedTypes(unwanted: readonly number[]): number[] {
  return everyNotificationType.filter((type) => !unwanted.includes(type));
}

/** Whom a text mentions that was sanitised, each once. */
export function mentionedIn(html: string): string[] {
  const ids = Array.from(html.matchAll(/<span data-mention="([\w-]{1,64})">/g), ([, id = '']) => id);
  return [...new Set(ids)].slice(0, mostMentions);
}

/** What becomes of a post that an editor gave another status, for its author and for its readers. */
export function newsOfStatus(before: number, after: number): readonly NotificationType[] {
  const isApproved = before === postStatuses.waitForApproval && after === postStatuses.published;
  return isApproved ? [notificationTypes.yourPostWasApproved, notificationTypes.newPostWasCreated] : [];
}

const postLabels: Readonly<Record<number, string>> = {
  1: 'Urgent',
  2: 'OpportunityCollaborate',
  3: 'OpportunityContinue',
  4: 'Knowledge',
};

/** The name of a post's type; empty where it has none. */
export function labelOfPost(type: number | null): string {
  return type === null ? '' : (postLabels[type] ?? '');
}

/** What of the news somebody gets by e-mail. */
export interface NewsWishes extends Readonly<Record<MailedKind, MailChannel>> {
  readonly pace: DigestPace;
}

/** Nothing is sent until somebody asks for it. */
export const noNewsByMail: NewsWishes = {
  pace: 'weekly',
  posts: 'off',
  comments: 'off',
  replies: 'off',
  mentions: 'off',
  meetings: 'off',
};

/** The kinds in their order on screen. */
export const everyMailedKind: readonly MailedKind[] = ['posts', 'comments', 'replies', 'mentions', 'meetings'];

/** The types of notification that somebody gets in this way. */
export function typesMailed(wishes: NewsWishes, channel: Exclude<MailChannel, 'off'>): NotificationType[] {
  return everyMailedKind.filter((kind) => wishes[kind] === channel).flatMap((kind) => [...mailedKinds[kind]]);
}

/** How many days a digest looks back. */
export function daysOfDigest(pace: DigestPace): number {
  return pace === 'daily' ? 1 : 7;
}

/** The paces whose digests are sent on a day, from an hour of it on; `weekday` is 1 on a Monday. */
export function digestsDue({ weekday, hour: now }: { weekday: number; hour: number }): DigestPace[] {
  if (now < digestHour) return [];
  return weekday === digestWeekday ? ['daily', 'weekly'] : ['daily'];
}

/** Since when a mail tells of what happened: since the last one, but nothing that is told no more. */
export function newsSince(mailedUntil: Date, now: Date): Date {
  const oldest = notifiedSince(now);
  return mailedUntil > oldest ? mailedUntil : oldest;
}
