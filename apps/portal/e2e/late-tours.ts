import { accounts } from './portal-test.ts';
import { postsOf } from './world-places.ts';

/** A page that loads something late, and what is pressed in it, in turn, to have it load more. */
export interface Tour {
  path: string;
  as: keyof typeof accounts;
  presses?: readonly (string | RegExp)[];
}

const events = '/events/discover/all?activeTab=calendar';
const management = '/admin/communities-management';
const [post] = postsOf(accounts.member);

export const tours: Readonly<Record<string, Tour>> = {
  'the feed': { path: '/communities', as: 'member', presses: ['Your account', /^Cart/, /^Notifications/] },
  home: { path: '/', as: 'member', presses: ['Arrange this page'] },
  'no page at all': { path: '/nowhere', as: 'member' },
  'the posts of a community': { path: '/communities/hand-therapy/posts', as: 'moderator', presses: ['Create post'] },
  'a post': {
    path: `/communities/${post?.alias}/posts/${post?.id}`,
    as: 'member',
    presses: ['Write a comment…'],
  },
  'the meetings of a community': { path: '/communities/hand-therapy/meetings', as: 'moderator' },
  'all meetings': { path: '/meetings', as: 'member', presses: ['Dates'] },
  'the calendar of events': { path: events, as: 'member', presses: ['Year'] },
  'all events': { path: '/events/discover/all', as: 'member' },
  'an event': { path: '/events/e-087', as: 'member', presses: [/^Share/] },
  'the tracker of CPD': { path: '/cpd/tracker-page', as: 'member', presses: ['View details'] },
  'a record of CPD': { path: '/cpd/records/new', as: 'member' },
  members: { path: '/members', as: 'member' },
  organisations: { path: '/organisations', as: 'member' },
  invoices: { path: '/settings/invoices', as: 'member' },
  'brand assets': { path: '/settings/brand-assets', as: 'member' },
  'a ticket': { path: '/events/tickets/none', as: 'member' },
  invitations: { path: '/admin/users/invitations', as: 'admin', presses: ['Invite somebody', 'Invite from a file'] },
  'all communities': { path: management, as: 'admin', presses: ['Create community'] },
  'the insight of communities': { path: `${management}/insight?step=month`, as: 'admin' },
  'audits of CPD': { path: '/admin/cpd-audits', as: 'admin' },
  'certificates of CPD': { path: '/admin/cpd-certificates', as: 'admin' },
};

/** What no tour comes to, and why. That it says so where its file is gone, `lazyComponent` promises for all, and its own tests try. */
export const notToured: Readonly<Record<string, string>> = {
  'features-communities/src/components/Approval/LiveApproval.tsx': 'For posts that wait',
  'features-communities/src/components/Comments/CommentDialogs.tsx': 'Opened from a menu',
  'features-communities/src/components/EditPost/EditPost.tsx': 'Opened from a menu',
  'features-communities/src/components/EditTags/TagEditor.tsx': 'Opened from a post',
  'features-communities/src/components/JoinControl/LeaveDialog.tsx': 'Leaving is not for a test of others',
  'features-communities/src/components/LivePost/PostDialogs.tsx': 'Opened from a menu',
  'features-communities/src/components/MeetingForm/MeetingDialog.tsx': 'Opened from a menu',
  'features-communities/src/components/Poll/LivePoll.tsx': 'In a post that asks',
  'features-communities/src/components/PollFields/PollFields.tsx': 'In the composer',
  'features-communities/src/components/Preview/LivePreview.tsx': 'In a post that links',
  'features-communities/src/components/QuestionsDialog/QuestionsDialog.tsx': 'For who joins',
  'features-communities/src/components/TermsDialog/TermsDialog.tsx': 'For who joins',
  'features-communities/src/components/TwoVersions/versions.ts': 'Where two have written',
  'features-communities/src/pages/CommunityDetails/CommunityAssetsPage.tsx':
    'A page in the portal, late on other websites alone',
  'features-communities/src/pages/MeetingDetails/MeetingReplies.tsx': 'In a meeting, for who organises it',
  'features-cpd/src/audits/Audit/CaseTable.tsx': 'Below an audit that has begun',
  'features-cpd/src/audits/Case/dialogs.ts': 'Below an audit that has begun',
  'features-cpd/src/components/EvidencePack/PackDialog.tsx': 'Opened from a period',
  'features-cpd/src/desk/Certificates/RevokeDialog.tsx': 'Opened from a row',
  'features-cpd/src/pages/Import/ReadFile.tsx': 'For a file that was read',
  'features-onboarding/src/components/SignInAgain/SignInAgainPanel.tsx': 'On other websites alone',
  'features-onboarding/src/components/Welcome/EndingDialog.tsx': 'In the first login',
  'features-onboarding/src/pages/WelcomeUserDetails/UserDetailsForm.tsx': 'In the first login',
  'features-onboarding/src/tour/Tour.tsx': 'For newcomers',
  'features-settings/src/components/Authenticator/AppSetUp.tsx': 'The press begins with a password',
  'host/src/access-explainer/AccessExplainer.tsx': 'For who acts for a member',
  'host/src/access-explainer/staff-tools.ts': 'For customer service, where somebody is refused a page',
  'host/src/detours/AccessCheck.tsx': 'Between signing in and the portal',
  'host/src/offline/AccountUnknown.tsx': 'Where the server answers nothing',
  'host/src/shell/UnsentQuestion.tsx': 'Where something is unsent',
  'ui/src/data/AttachmentList/PreviewDialog.tsx': 'Opened from an attached file',
  'ui/src/data/EventCalendar/DayPopover.tsx': 'On a day with many events',
  'ui/src/data/EventCalendar/EventTips.tsx': 'Where an event is pointed at',
  'ui/src/data/MapOfPlaces/index.ts': 'Where the organisation has a map',
  'ui/src/data/PdfViewer/index.ts': 'For a document that is opened',
  'ui/src/fields/image-crop/CropStage.tsx': 'For a picture that was chosen',
  'ui/src/navigation/BackToTop/BackToTopButton.tsx': 'Far down a page',
};
