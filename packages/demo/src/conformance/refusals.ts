import { accountRefusals } from '../areas/account/refusals.ts';
import { attendanceRefusals } from '../areas/attendance/refusals.ts';
import { auditsRefusals } from '../areas/audits/refusals.ts';
import { authRefusals } from '../areas/auth/refusals.ts';
import { authenticatorRefusals } from '../areas/authenticator/refusals.ts';
import { firstTimeRefusals } from '../areas/first-time/refusals.ts';
import { invitationsRefusals } from '../areas/invitations/refusals.ts';
import { identityProviderRefusals } from '../areas/identity-provider/refusals.ts';
import { cartRefusals } from '../areas/cart/refusals.ts';
import { commentsRefusals } from '../areas/comments/refusals.ts';
import { communitiesRefusals } from '../areas/communities/refusals.ts';
import { goalsRefusals } from '../areas/goals/refusals.ts';
import { contentRefusals } from '../areas/content/refusals.ts';
import { contentDeskRefusals } from '../areas/content-desk/refusals.ts';
import { cpdRefusals } from '../areas/cpd/refusals.ts';
import { deskRefusals } from '../areas/desk/refusals.ts';
import { calendarRefusals } from '../areas/calendar/refusals.ts';
import { eventsRefusals } from '../areas/events/refusals.ts';
import { foldersRefusals } from '../areas/folders/refusals.ts';
import { invoicesRefusals } from '../areas/invoices/refusals.ts';
import { personalDataRefusals } from '../areas/personal-data/refusals.ts';
import { ownMembershipRefusals } from '../areas/own-membership/refusals.ts';
import { passkeysRefusals } from '../areas/passkeys/refusals.ts';
import { preferencesRefusals } from '../areas/preferences/refusals.ts';
import { brandAssetsRefusals } from '../areas/brand-assets/refusals.ts';
import { joiningRefusals } from '../areas/joining/refusals.ts';
import { managementRefusals } from '../areas/management/refusals.ts';
import { membershipRefusals } from '../areas/membership/refusals.ts';
import { moderationRefusals } from '../areas/moderation/refusals.ts';
import { meetingsRefusals } from '../areas/meetings/refusals.ts';
import { nextStepsRefusals } from '../areas/next-steps/refusals.ts';
import { ordersRefusals } from '../areas/orders/refusals.ts';
import { refundsRefusals } from '../areas/refunds/refusals.ts';
import { packsRefusals } from '../areas/packs/refusals.ts';
import { peopleRefusals } from '../areas/people/refusals.ts';
import { pollsRefusals } from '../areas/polls/refusals.ts';
import { announcementsRefusals } from '../areas/announcements/refusals.ts';
import { catalogueRefusals } from '../areas/catalogue/refusals.ts';
import { faqRefusals } from '../areas/faq/refusals.ts';
import { insightRefusals } from '../areas/insight/refusals.ts';
import { managersRefusals } from '../areas/managers/refusals.ts';
import { mailsRefusals } from '../areas/mails/refusals.ts';
import { previewsRefusals } from '../areas/previews/refusals.ts';
import { postsRefusals } from '../areas/posts/refusals.ts';
import { requirementsRefusals } from '../areas/requirements/refusals.ts';
import { searchRefusals } from '../areas/search/refusals.ts';
import { directoryRefusals } from '../areas/directory/refusals.ts';
import { usersRefusals } from '../areas/users/refusals.ts';
import { ticketsRefusals } from '../areas/tickets/refusals.ts';
import { waitingListsRefusals } from '../areas/waiting-lists/refusals.ts';
import type { Refusal } from './refusal.ts';
import type { Subjects } from './subjects.ts';

export function refusalsFor(subjects: Subjects): Refusal[] {
  return [
    ...authRefusals(subjects),
    ...accountRefusals(subjects),
    ...authenticatorRefusals(subjects),
    ...identityProviderRefusals(subjects),
    ...firstTimeRefusals(subjects),
    ...invitationsRefusals(subjects),
    ...usersRefusals(subjects),
    ...directoryRefusals(subjects),
    ...peopleRefusals(subjects),
    ...communitiesRefusals(subjects),
    ...joiningRefusals(subjects),
    ...requirementsRefusals(subjects),
    ...membershipRefusals(subjects),
    ...postsRefusals(subjects),
    ...pollsRefusals(subjects),
    ...previewsRefusals(subjects),
    ...announcementsRefusals(subjects),
    ...catalogueRefusals(subjects),
    ...faqRefusals(subjects),
    ...managersRefusals(subjects),
    ...insightRefusals(subjects),
    ...mailsRefusals(subjects),
    ...searchRefusals(subjects),
    ...commentsRefusals(subjects),
    ...moderationRefusals(subjects),
    ...eventsRefusals(subjects),
    ...calendarRefusals(subjects),
    ...ticketsRefusals(subjects),
    ...ordersRefusals(subjects),
    ...refundsRefusals(subjects),
    ...invoicesRefusals(subjects),
    ...ownMembershipRefusals(subjects),
    ...personalDataRefusals(subjects),
    ...passkeysRefusals(subjects),
    ...preferencesRefusals(subjects),
    ...brandAssetsRefusals(subjects),
    ...deskRefusals(subjects),
    ...waitingListsRefusals(subjects),
    ...attendanceRefusals(subjects),
    ...foldersRefusals(subjects),
    ...meetingsRefusals(subjects),
    ...nextStepsRefusals(subjects),
    ...managementRefusals(subjects),
    ...cartRefusals(subjects),
    ...contentRefusals(subjects),
    ...contentDeskRefusals(subjects),
    ...cpdRefusals(subjects),
    ...goalsRefusals(subjects),
    ...auditsRefusals(subjects),
    ...packsRefusals(subjects),
  ];
}
