import type { Poll } from '../polls/entities.ts';

/** The events of the stream, by name. */
export interface LiveEvents {
  /** The first. Where it is not resumed, what is on screen may be older than what was told. */
  hello: { isResumed: boolean };
  changes: LiveChanges;
  access: LiveAccess;
  writing: LiveWriter;
}

/** What has changed, of what the person may read at that moment. */
export interface LiveChanges {
  posts: readonly LivePost[];
  /** Polls with other votes, as the person sees them. */
  polls: readonly { postId: string; poll: Poll }[];
  communities: readonly LiveCommunity[];
  /** Posts that their readers no longer see. */
  gonePostIds: readonly string[];
  /** Watched posts whose comments are no longer the same. */
  commentedPostIds: readonly string[];
  /** Posts that show the preview of a page from now on, or no longer, or one of their comments does. */
  previewedPostIds: readonly string[];
  /** Communities at which the person has looked, in this tab or elsewhere: nothing of before is new to them there. */
  lookedCommunityIds: readonly string[];
  /** The person may have been told of something, or has read it elsewhere. */
  hasNews: boolean;
  /** The person has marked something as a favourite, or saved it, or no longer. */
  hasFavourites: boolean;
}

export interface LivePost {
  id: string;
  communityId: string;
  likesCount: number;
  commentsCount: number;
  acceptedCommentId: string | null;
  isFrozen: boolean;
  /** Another one than what is on screen has says that its text was edited. */
  version: number;
  /** Its readers see it from now on. */
  isNew: boolean;
}

/** Communities in which the person may do more or less than before: let in, put out, with another role, or archived. What they may do now is found by asking. */
export interface LiveAccess {
  communityIds: readonly string[];
}

/** What is counted of a community. */
export interface LiveCommunity {
  id: string;
  likesCount: number;
  membersCount: number;
  postsCount: number;
}

/** Somebody who writes a comment just now. */
export interface LiveWriter {
  postId: string;
  person: { id: string; firstName: string; lastName: string };
}
