/** Where changes to a post are kept until they are saved. */
export function postEditKey(postId: string): string {
  return `post:edit:${postId}`;
}

export function commentEditKey(commentId: string): string {
  return `comment:edit:${commentId}`;
}

/** Where a report of a post or a comment is kept until it is sent. */
export function reportKey(kind: 'post' | 'comment', id: string): string {
  return `report:${kind}:${id}`;
}

/** Where a new meeting of a community is kept until it is saved. */
export function newMeetingKey(communityId: string): string {
  return `meeting:new:${communityId}`;
}

/** Where changes to a meeting are kept until they are saved, whatever others save meanwhile. */
export function meetingEditKey(meetingId: string): string {
  return `meeting:edit:${meetingId}`;
}

export function joinKey(communityId: string): string {
  return `join:${communityId}`;
}

/** Where an appeal against a decision is kept until it is sent. */
export function appealKey(decisionId: string): string {
  return `appeal:${decisionId}`;
}
