/** What a notification tells of, by the number that the wire has. */
export const notificationTypes = {
  newOpenCommunityCreated: 1,
  newPostWasCreated: 2,
  yourPostWasApproved: 3,
  yourPostWasCommented: 4,
  postWasUpdated: 5,
  newPostWasShared: 6,
  newActionRequestToPost: 7,
  newActionRequestToComment: 8,
  postInYourGroupWasCommented: 9,
  newActionResolutionToPost: 10,
  newActionResolutionToComment: 11,
  newAssetWasCreated: 12,
  newMeetWasCreated: 13,
  newAddedMember: 14,
  newBlockedMember: 15,
  newAwaitingMember: 16,
  yourCommentWasReplied: 17,
  youWereMentioned: 18,
  meetingWasMoved: 19,
} as const;

export type NotificationType = (typeof notificationTypes)[keyof typeof notificationTypes];

/** Each that somebody can be told of, or not. */
export const everyNotificationType: readonly number[] = Object.values(notificationTypes);

/** Of those whom one text mentions, so many are told. */
export const mostMentions = 20;

/** Older ones are told no more, and forgotten. */
export const notificationDays = 90;

/** The newest that a person is told of; what was before them is no news. */
export const mostNotifications = 200;

/** Of the posts that somebody saved, and of their comments, so many of the newest say what they follow. */
export const mostFollowed = 500;

/** What somebody can have sent to them by e-mail, and the types of notification that each of it covers. */
export const mailedKinds = {
  posts: [notificationTypes.newPostWasCreated],
  comments: [notificationTypes.yourPostWasCommented, notificationTypes.postInYourGroupWasCommented],
  replies: [notificationTypes.yourCommentWasReplied],
  mentions: [notificationTypes.youWereMentioned],
  meetings: [notificationTypes.newMeetWasCreated, notificationTypes.meetingWasMoved],
} as const satisfies Record<string, readonly NotificationType[]>;

export type MailedKind = keyof typeof mailedKinds;

/** Not by e-mail, together with the rest of a day or week, or as soon as it happens. */
export const mailChannels = ['off', 'digest', 'atOnce'] as const;
export type MailChannel = (typeof mailChannels)[number];

export const digestPaces = ['daily', 'weekly'] as const;
export type DigestPace = (typeof digestPaces)[number];

/** So many lines of what happened stand in a mail; of the rest it says how many there are. */
export const mostMailedNews = 20;

/** A digest is sent from this hour of the organisation's day on; a weekly one on this day of the week, where 1 is Monday. */
export const digestHour = 7;
export const digestWeekday = 1;
