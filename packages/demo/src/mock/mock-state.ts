import type { Profile } from '@portal/kit/access';
import { type AccountState, accountState } from '../areas/account/state.ts';
import { type AttendanceState, attendanceState } from '../areas/attendance/state.ts';
import { type AuditsState, auditsState } from '../areas/audits/state.ts';
import { type AuthState, authState } from '../areas/auth/state.ts';
import { type AuthenticatorState, authenticatorState } from '../areas/authenticator/state.ts';
import { type IdentityProviderState, identityProviderState } from '../areas/identity-provider/state.ts';
import { type CartState, cartState } from '../areas/cart/state.ts';
import { type CalendarState, calendarState } from '../areas/calendar/state.ts';
import { type CommentsState, commentsState } from '../areas/comments/state.ts';
import { type CommunitiesState, communitiesState } from '../areas/communities/state.ts';
import { type ContentState, contentState } from '../areas/content/state.ts';
import { type CpdState, cpdState } from '../areas/cpd/state.ts';
import { type GoalsState, goalsState } from '../areas/goals/state.ts';
import { type EventsState, eventsState } from '../areas/events/state.ts';
import { type MeetingsState, meetingsState } from '../areas/meetings/state.ts';
import { type InvoicesState, invoicesState } from '../areas/invoices/state.ts';
import { type OwnMembershipState, ownMembershipState } from '../areas/own-membership/state.ts';
import { type PasskeysState, passkeysState } from '../areas/passkeys/state.ts';
import { type PreferencesState, preferencesState } from '../areas/preferences/state.ts';
import { type MembershipState, membershipState } from '../areas/membership/state.ts';
import { type MeState, meState } from '../areas/me/state.ts';
import { type ModerationState, moderationState } from '../areas/moderation/state.ts';
import { type NotificationsState, notificationsState } from '../areas/notifications/state.ts';
import { type HomeState, homeState } from '../areas/home/state.ts';
import { type NextStepsState, nextStepsState } from '../areas/next-steps/state.ts';
import { type OrdersState, ordersState } from '../areas/orders/state.ts';
import { type PeopleState, peopleState } from '../areas/people/state.ts';
import { type PersonalDataState, personalDataState } from '../areas/personal-data/state.ts';
import { type PollsState, pollsState } from '../areas/polls/state.ts';
import { type PostsState, postsState } from '../areas/posts/state.ts';
import { type PreviewsState, previewsState } from '../areas/previews/state.ts';
import { type RefundsState, refundsState } from '../areas/refunds/state.ts';
import { type MailsState, mailsState } from '../areas/mails/state.ts';
import { type AnnouncementsState, announcementsState } from '../areas/announcements/state.ts';
import { type CatalogueState, catalogueState } from '../areas/catalogue/state.ts';
import { type FaqState, faqState } from '../areas/faq/state.ts';
import { type ManagementState, managementState } from '../areas/management/state.ts';
import { type FirstTimeState, firstTimeState } from '../areas/first-time/state.ts';
import { type InvitationsState, invitationsState } from '../areas/invitations/state.ts';
import { type DirectoryState, directoryState } from '../areas/directory/state.ts';
import { type UsersState, usersState } from '../areas/users/state.ts';
import { type FoldersState, foldersState } from '../areas/folders/state.ts';
import { type RemindersState, remindersState } from '../areas/reminders/state.ts';
import { type SearchState, searchState } from '../areas/search/state.ts';
import { type WaitingListsState, waitingListsState } from '../areas/waiting-lists/state.ts';
import type { World } from '../world/world-types.ts';
import { initialDataAt } from './initial-data.ts';

/** What the areas keep. */
interface AreasState
  extends
    AccountState,
    AttendanceState,
    AuditsState,
    AuthState,
    AuthenticatorState,
    IdentityProviderState,
    FirstTimeState,
    InvitationsState,
    CartState,
    CalendarState,
    CommentsState,
    CommunitiesState,
    ContentState,
    CpdState,
    GoalsState,
    EventsState,
    InvoicesState,
    OwnMembershipState,
    PersonalDataState,
    PasskeysState,
    PreferencesState,
    MembershipState,
    MeState,
    OrdersState,
    PeopleState,
    UsersState,
    DirectoryState,
    PollsState,
    PostsState,
    PreviewsState,
    RefundsState,
    WaitingListsState,
    RemindersState,
    SearchState,
    CatalogueState,
    FaqState,
    ManagementState,
    AnnouncementsState,
    MailsState,
    FoldersState,
    ModerationState,
    NotificationsState,
    NextStepsState,
    HomeState,
    MeetingsState {}

/** What one mock has made of the world. */
export interface MockState extends AreasState {
  world: World;
  /** Posts and comments say who wrote them while they acted for their author. */
  namesWhoActs: boolean;
  /** In which the organisation counts days. */
  timeZone: string;
  /** What the organisation has chosen of features. */
  featureSettings: Profile['featureSettings'];
  clock(): Date;
  /** Answers to calls that must not take effect twice. */
  answered: Map<string, { fingerprint: string; reply: unknown }>;
  nextId(kind: string): string;
}

/** What of a profile answers depend on. */
type MockProfile = Partial<Pick<Profile, 'namesWhoActs' | 'timeZone' | 'featureSettings'>>;

export function createMockState(
  world: World,
  clock: () => Date,
  { namesWhoActs = false, timeZone = 'Australia/Sydney', featureSettings = {} }: MockProfile = {},
): MockState {
  const initial = initialDataAt(world, clock());
  let count = 0;
  return {
    ...accountState(),
    ...attendanceState(),
    ...auditsState(initial),
    ...authState(),
    ...authenticatorState(),
    ...identityProviderState(),
    ...firstTimeState(),
    ...invitationsState(initial),
    ...cartState(initial),
    ...calendarState(),
    ...commentsState(initial),
    ...communitiesState(initial),
    ...contentState(initial),
    ...cpdState(initial),
    ...goalsState(initial),
    ...eventsState(initial),
    ...invoicesState(initial),
    ...ownMembershipState(initial),
    ...personalDataState(),
    ...passkeysState(),
    ...preferencesState(initial),
    ...membershipState(initial),
    ...meState(initial),
    ...ordersState(initial),
    ...peopleState(initial),
    ...usersState(),
    ...directoryState(initial),
    ...pollsState(initial),
    ...postsState(initial),
    ...previewsState(initial),
    ...refundsState(initial),
    ...waitingListsState(initial),
    ...remindersState(),
    ...searchState(),
    ...catalogueState(initial),
    ...faqState(initial),
    ...managementState(),
    ...announcementsState(initial),
    ...mailsState(initial),
    ...foldersState(initial),
    ...moderationState(),
    ...notificationsState(initial),
    ...nextStepsState(),
    ...homeState(),
    ...meetingsState(initial),
    world,
    namesWhoActs,
    timeZone,
    featureSettings,
    clock,
    answered: new Map(),
    nextId: (kind) => `${kind}-new-${(count += 1)}`,
  };
}
