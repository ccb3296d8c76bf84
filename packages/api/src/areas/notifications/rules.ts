import { postStatuses } from '../posts/statuses.ts';
import { notificationDays, type NotificationType, notificationTypes } from './statuses.ts';

const dayMs = 86_400_000;

/** Since when people are told of what happened. */
export function toldSince(now: Date): Date {
  return new Date(now.getTime() - notificationDays * dayMs);
}

const resolutions: readonly number[] = [
  notificationTypes.newActionResolutionToPost,
  notificationTypes.newActionResolutionToComment,
];

/** What became of a report is for the record, not for the list of who sees it. */
export function isShownNotification(type: number): boolean {
  return !resolutions.includes(type);
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
