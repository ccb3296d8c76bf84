import { accountSequences } from '../areas/account/sequences.ts';
import { attendanceSequences } from '../areas/attendance/sequences.ts';
import { auditsSequences } from '../areas/audits/sequences.ts';
import { authSequences } from '../areas/auth/sequences.ts';
import { authenticatorSequences } from '../areas/authenticator/sequences.ts';
import { firstTimeSequences } from '../areas/first-time/sequences.ts';
import { invitationsSequences } from '../areas/invitations/sequences.ts';
import { identityProviderSequences } from '../areas/identity-provider/sequences.ts';
import { cartSequences } from '../areas/cart/sequences.ts';
import { calendarSequences } from '../areas/calendar/sequences.ts';
import { commentsSequences } from '../areas/comments/sequences.ts';
import { communitiesSequences } from '../areas/communities/sequences.ts';
import { goalsSequences } from '../areas/goals/sequences.ts';
import { contentSequences } from '../areas/content/sequences.ts';
import { contentDeskSequences } from '../areas/content-desk/sequences.ts';
import { cpdSequences } from '../areas/cpd/sequences.ts';
import { deskSequences } from '../areas/desk/sequences.ts';
import { invoicesSequences } from '../areas/invoices/sequences.ts';
import { ownMembershipSequences } from '../areas/own-membership/sequences.ts';
import { preferencesSequences } from '../areas/preferences/sequences.ts';
import { joiningSequences } from '../areas/joining/sequences.ts';
import { managementSequences } from '../areas/management/sequences.ts';
import { membershipSequences } from '../areas/membership/sequences.ts';
import { moderationSequences } from '../areas/moderation/sequences.ts';
import { meetingsSequences } from '../areas/meetings/sequences.ts';
import { homeSequences } from '../areas/home/sequences.ts';
import { nextStepsSequences } from '../areas/next-steps/sequences.ts';
import { notificationsSequences } from '../areas/notifications/sequences.ts';
import { ordersSequences } from '../areas/orders/sequences.ts';
import { refundsSequences } from '../areas/refunds/sequences.ts';
import { pollsSequences } from '../areas/polls/sequences.ts';
import { announcementsSequences } from '../areas/announcements/sequences.ts';
import { catalogueSequences } from '../areas/catalogue/sequences.ts';
import { faqSequences } from '../areas/faq/sequences.ts';
import { managersSequences } from '../areas/managers/sequences.ts';
import { mailsSequences } from '../areas/mails/sequences.ts';
import { previewsSequences } from '../areas/previews/sequences.ts';
import { postApprovalSequences } from '../areas/posts/sequences/approvals.ts';
import { postChangeSequences } from '../areas/posts/sequences/changes.ts';
import { postPagingSequences } from '../areas/posts/sequences/paging.ts';
import { postRepeatSequences } from '../areas/posts/sequences/repeats.ts';
import { viewSequences } from '../areas/posts/sequences/views.ts';
import { remindersSequences } from '../areas/reminders/sequences.ts';
import { requirementsSequences } from '../areas/requirements/sequences.ts';
import { searchSequences } from '../areas/search/sequences.ts';
import { directorySequences } from '../areas/directory/sequences.ts';
import { usersSequences } from '../areas/users/sequences.ts';
import { ticketsSequences } from '../areas/tickets/sequences.ts';
import { waitingListsSequences } from '../areas/waiting-lists/sequences.ts';
import type { Sequence } from './sequence.ts';
import type { Subjects } from './subjects.ts';

export function sequencesFor(subjects: Subjects): Sequence[] {
  return [
    ...authSequences(subjects),
    ...accountSequences(subjects),
    ...authenticatorSequences(subjects),
    ...identityProviderSequences(subjects),
    ...firstTimeSequences(subjects),
    ...invitationsSequences(subjects),
    ...usersSequences(subjects),
    ...directorySequences(subjects),
    ...postPagingSequences(subjects),
    ...communitiesSequences(subjects),
    ...postRepeatSequences(subjects),
    ...viewSequences(subjects),
    ...postChangeSequences(subjects),
    ...pollsSequences(subjects),
    ...previewsSequences(subjects),
    ...announcementsSequences(subjects),
    ...catalogueSequences(subjects),
    ...faqSequences(subjects),
    ...managersSequences(subjects),
    ...mailsSequences(subjects),
    ...searchSequences(subjects),
    ...joiningSequences(subjects),
    ...requirementsSequences(subjects),
    ...membershipSequences(subjects),
    ...commentsSequences(subjects),
    ...moderationSequences(subjects),
    ...postApprovalSequences(subjects),
    ...ticketsSequences(subjects),
    ...ordersSequences(subjects),
    ...refundsSequences(subjects),
    ...invoicesSequences(subjects),
    ...ownMembershipSequences(subjects),
    ...preferencesSequences(subjects),
    ...deskSequences(subjects),
    ...waitingListsSequences(subjects),
    ...remindersSequences(subjects),
    ...attendanceSequences(subjects),
    ...cartSequences(subjects),
    ...calendarSequences(subjects),
    ...meetingsSequences(subjects),
    ...managementSequences(subjects),
    ...contentSequences(subjects),
    ...contentDeskSequences(subjects),
    ...cpdSequences(subjects),
    ...goalsSequences(subjects),
    ...auditsSequences(subjects),
    ...notificationsSequences(subjects),
    ...nextStepsSequences(subjects),
    ...homeSequences(subjects),
  ];
}
