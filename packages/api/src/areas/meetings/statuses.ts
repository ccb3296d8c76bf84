/** What somebody answers to a meeting. */
export const meetingReplies = { noResponse: 0, going: 1, cantGo: 2 } as const;
export type MeetingReply = (typeof meetingReplies)[keyof typeof meetingReplies];

/** Who a meeting is for: all members of the portal, the community's, or those who are invited. */
export const meetingVisibility = { public: 1, community: 2, private: 3 } as const;
export type MeetingVisibility = (typeof meetingVisibility)[keyof typeof meetingVisibility];
