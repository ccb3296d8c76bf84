import { accountExamples } from '../areas/account/examples.ts';
import { attendanceExamples } from '../areas/attendance/examples.ts';
import { auditsExamples } from '../areas/audits/examples.ts';
import { authExamples } from '../areas/auth/examples.ts';
import { authenticatorExamples } from '../areas/authenticator/examples.ts';
import { firstTimeExamples } from '../areas/first-time/examples.ts';
import { invitationsExamples } from '../areas/invitations/examples.ts';
import { identityProviderExamples } from '../areas/identity-provider/examples.ts';
import { cartExamples } from '../areas/cart/examples.ts';
import { calendarExamples } from '../areas/calendar/examples.ts';
import { commentsExamples } from '../areas/comments/examples.ts';
import { communitiesExamples } from '../areas/communities/examples.ts';
import { goalsExamples } from '../areas/goals/examples.ts';
import { contentExamples } from '../areas/content/examples.ts';
import { contentDeskExamples } from '../areas/content-desk/examples.ts';
import { cpdExamples } from '../areas/cpd/examples.ts';
import { deskExamples } from '../areas/desk/examples.ts';
import { engagementExamples } from '../areas/engagement/examples.ts';
import { eventsExamples } from '../areas/events/examples.ts';
import { announcementsExamples } from '../areas/announcements/examples.ts';
import { catalogueExamples } from '../areas/catalogue/examples.ts';
import { faqExamples } from '../areas/faq/examples.ts';
import { insightExamples } from '../areas/insight/examples.ts';
import { managersExamples } from '../areas/managers/examples.ts';
import { foldersExamples } from '../areas/folders/examples.ts';
import { homeExamples } from '../areas/home/examples.ts';
import { nextStepsExamples } from '../areas/next-steps/examples.ts';
import { notificationsExamples } from '../areas/notifications/examples.ts';
import { invoicesExamples } from '../areas/invoices/examples.ts';
import { ownMembershipExamples } from '../areas/own-membership/examples.ts';
import { passkeysExamples } from '../areas/passkeys/examples.ts';
import { preferencesExamples } from '../areas/preferences/examples.ts';
import { brandAssetsExamples } from '../areas/brand-assets/examples.ts';
import { joiningExamples } from '../areas/joining/examples.ts';
import { mailsExamples } from '../areas/mails/examples.ts';
import { managementExamples } from '../areas/management/examples.ts';
import { meExamples } from '../areas/me/examples.ts';
import { membershipExamples } from '../areas/membership/examples.ts';
import { moderationExamples } from '../areas/moderation/examples.ts';
import { meetingsExamples } from '../areas/meetings/examples.ts';
import { ordersExamples } from '../areas/orders/examples.ts';
import { refundsExamples } from '../areas/refunds/examples.ts';
import { packsExamples } from '../areas/packs/examples.ts';
import { peopleExamples } from '../areas/people/examples.ts';
import { personalDataExamples } from '../areas/personal-data/examples.ts';
import { pollsExamples } from '../areas/polls/examples.ts';
import { previewsExamples } from '../areas/previews/examples.ts';
import { postsExamples } from '../areas/posts/examples.ts';
import { remindersExamples } from '../areas/reminders/examples.ts';
import { requirementsExamples } from '../areas/requirements/examples.ts';
import { searchExamples } from '../areas/search/examples.ts';
import { directoryExamples } from '../areas/directory/examples.ts';
import { usersExamples } from '../areas/users/examples.ts';
import { ticketsExamples } from '../areas/tickets/examples.ts';
import { waitingListsExamples } from '../areas/waiting-lists/examples.ts';
import type { Contract } from '@portal/api/contract';
import type { ExamplesOf } from './example.ts';
import type { Subjects } from './subjects.ts';

export function examplesFor(subjects: Subjects): { [Area in keyof Contract]: ExamplesOf<Area> } {
  return {
    auth: authExamples(subjects),
    me: meExamples(subjects),
    account: accountExamples(subjects),
    authenticator: authenticatorExamples(subjects),
    identityProvider: identityProviderExamples(subjects),
    firstTime: firstTimeExamples(subjects),
    invitations: invitationsExamples(subjects),
    users: usersExamples(subjects),
    directory: directoryExamples(subjects),
    people: peopleExamples(subjects),
    engagement: engagementExamples(subjects),
    communities: communitiesExamples(subjects),
    joining: joiningExamples(subjects),
    requirements: requirementsExamples(subjects),
    membership: membershipExamples(subjects),
    posts: postsExamples(subjects),
    polls: pollsExamples(subjects),
    previews: previewsExamples(subjects),
    search: searchExamples(subjects),
    comments: commentsExamples(subjects),
    moderation: moderationExamples(subjects),
    events: eventsExamples(subjects),
    tickets: ticketsExamples(subjects),
    orders: ordersExamples(subjects),
    refunds: refundsExamples(subjects),
    invoices: invoicesExamples(subjects),
    ownMembership: ownMembershipExamples(subjects),
    personalData: personalDataExamples(subjects),
    passkeys: passkeysExamples(subjects),
    preferences: preferencesExamples(subjects),
    brandAssets: brandAssetsExamples(subjects),
    desk: deskExamples(subjects),
    waitingLists: waitingListsExamples(subjects),
    reminders: remindersExamples(subjects),
    attendance: attendanceExamples(subjects),
    cart: cartExamples(subjects),
    calendar: calendarExamples(subjects),
    content: contentExamples(subjects),
    contentDesk: contentDeskExamples(subjects),
    cpd: cpdExamples(subjects),
    goals: goalsExamples(subjects),
    audits: auditsExamples(subjects),
    packs: packsExamples(subjects),
    catalogue: catalogueExamples(subjects),
    faq: faqExamples(subjects),
    managers: managersExamples(subjects),
    insight: insightExamples(subjects),
    announcements: announcementsExamples(subjects),
    folders: foldersExamples(subjects),
    notifications: notificationsExamples(subjects),
    nextSteps: nextStepsExamples(subjects),
    home: homeExamples(subjects),
    meetings: meetingsExamples(subjects),
    management: managementExamples(subjects),
    mails: mailsExamples(subjects),
  };
}
