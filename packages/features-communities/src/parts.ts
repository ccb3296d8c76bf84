export { decisionReasonWords } from './components/DecisionReason/decision-reason-words.ts';
export {
  DecisionReasonDialog,
  type DecisionReasonDialogProps,
} from './components/DecisionReason/DecisionReasonDialog.tsx';
export { communitiesMessages } from './messages.ts';
export { LivePost } from './components/LivePost/LivePost.tsx';
export { postLists } from './components/LivePost/use-post-change.ts';
export { ManageMeeting } from './components/ManageMeeting/ManageMeeting.tsx';
export { CreateMeeting } from './components/MeetingForm/CreateMeeting.tsx';
export { timesOf } from './components/Meetings/MeetingReplyField.tsx';
export { MeetingWhen } from './components/Meetings/MeetingWhen.tsx';
export { MeetingReplies } from './pages/MeetingDetails/MeetingReplies.tsx';
export { PostAuthor } from './components/PostAuthor/PostAuthor.tsx';
export { draftText } from './model/draft-text.ts';
export { heavyWords } from './model/heavy-words.ts';
export { factsOf } from './model/post-permissions.ts';
export { shownFiles } from './model/shown-files.ts';
export { useIsStaff } from './model/use-is-staff.ts';
export { useMentionHref } from './model/use-mention-href.ts';
export { useReplacement } from './model/use-replacement.ts';
export { CommunityProblemPanel } from './pages/CommunityDetails/CommunityProblemPanel.tsx';
