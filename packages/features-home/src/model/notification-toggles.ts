import { notificationTypes } from '@portal/rules';

/** What one can turn on and off, and the type of notification that each stands for. */
export const notificationToggles = [
  { name: 'newPostCreated', type: notificationTypes.newPostWasCreated },
  { name: 'newCommentOnPost', type: notificationTypes.yourPostWasCommented },
  { name: 'newReplyOnComment', type: notificationTypes.yourCommentWasReplied },
] as const;

/** The types that are wanted once one of them has been turned on or off; all others stay as they are. */
export function turned(wanted: readonly number[], type: number, isOn: boolean): number[] {
  const others = wanted.filter((each) => each !== type);
  return isOn ? [...others, type].sort((a, b) => a - b) : others;
}
