import { brandAssetsPath } from '@portal/rules';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { calendarSources, nextSources, openedDocuments } from './contributions.ts';
import type { Deps } from './deps.ts';
import type { AppEnv } from './http/app-env.ts';
import { bindAll } from './http/bind.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { answerErrors } from './http/errors.ts';
import { mountHealth } from './http/health.ts';
import { mountRoutes } from './http/mount.ts';
import { ownNameOnly } from './http/own-name-only.ts';
import { notFound } from './http/problem.ts';
import { logRequests } from './http/request-log.ts';
import { secureApi } from './http/security-headers.ts';
import { closeOnUnreadBodies } from './http/unread-body.ts';
import { accountRoutes } from './modules/account/routes.ts';
import { meRoutes } from './modules/me/routes.ts';
import { passkeyRoutes } from './modules/passkeys/routes.ts';
import { peopleRoutes } from './modules/people/routes.ts';
import { attendanceRoutes } from './modules/attendance/routes.ts';
import { packRoutes } from './modules/packs/routes.ts';
import { auditRoutes } from './modules/audits/routes.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { authenticatorRoutes } from './modules/authenticator/routes.ts';
import { badgeRoutes } from './modules/badges/routes.ts';
import { mountBadges } from './modules/badges/index.ts';
import { certificateRoutes, mountVerification } from './modules/certificates/routes.ts';
import { calendarRoutes, mountFeeds } from './modules/calendar/routes.ts';
import { commentRoutes } from './modules/comments/routes.ts';
import { communityRoutes } from './modules/communities/routes.ts';
import { deskRoutes } from './modules/desk/routes.ts';
import { embeddingRoutes } from './modules/embedding/routes.ts';
import { engagementRoutes } from './modules/engagement/routes.ts';
import { mountIdentityProvider } from './modules/identity-provider/index.ts';
import { identityProviderRoutes } from './modules/identity-provider/routes.ts';
import { mountMeetingFiles } from './modules/meetings/index.ts';
import { managementRoutes } from './modules/management/routes.ts';
import { meetingRoutes } from './modules/meetings/routes.ts';
import { mountCalendarFiles } from './modules/events/index.ts';
import { eventRoutes } from './modules/events/routes.ts';
import { mountAssets } from './modules/file-access/routes.ts';
import { firstTimeRoutes } from './modules/first-time/routes.ts';
import { invitationRoutes } from './modules/invitations/routes.ts';
import { directoryRoutes } from './modules/directory/routes.ts';
import { userRoutes } from './modules/users/routes.ts';
import { joiningRoutes } from './modules/joining/routes.ts';
import { requirementRoutes } from './modules/requirements/routes.ts';
import { membershipRoutes } from './modules/membership/routes.ts';
import { mountLive } from './modules/live/index.ts';
import { cartRoutes } from './modules/cart/routes.ts';
import { orderRoutes } from './modules/orders/routes.ts';
import { refundRoutes } from './modules/refunds/routes.ts';
import { mountCheckout } from './modules/orders/index.ts';
import { mountDocuments } from './modules/documents/index.ts';
import { mountInvoiceCheckout } from './modules/invoices/index.ts';
import { invoiceRoutes } from './modules/invoices/routes.ts';
import { personalDataRoutes } from './modules/personal-data/routes.ts';
import { ownMembershipRoutes } from './modules/own-membership/routes.ts';
import { preferenceRoutes } from './modules/preferences/routes.ts';
import { brandAssetRoutes } from './modules/brand-assets/routes.ts';
import { mountRenewal } from './modules/renewals/index.ts';
import { renewalRoutes } from './modules/renewals/routes.ts';
import { mountStripe } from './modules/payments/index.ts';
import { mountOutbox } from './modules/outbox/routes.ts';
import { moderationRoutes } from './modules/moderation/routes.ts';
import { announcementRoutes } from './modules/announcements/routes.ts';
import { homeRoutes } from './modules/home/routes.ts';
import { nextStepRoutesWith } from './modules/next-steps/routes.ts';
import { mailRoutes } from './modules/mails/routes.ts';
import { catalogueRoutes } from './modules/catalogue/routes.ts';
import { faqRoutes } from './modules/faq/routes.ts';
import { insightRoutes } from './modules/insight/routes.ts';
import { managerRoutes } from './modules/managers/routes.ts';
import { folderRoutes } from './modules/folders/routes.ts';
import { newsMailRoutes } from './modules/news-mails/routes.ts';
import { notificationRoutes } from './modules/notifications/routes.ts';
import { pollRoutes } from './modules/polls/routes.ts';
import { postRoutes } from './modules/posts/routes.ts';
import { previewRoutes } from './modules/previews/routes.ts';
import { mountSubstitutePass } from './modules/tickets/index.ts';
import { mountUnsubscribe, reminderRoutes } from './modules/reminders/routes.ts';
import { goalRoutes } from './modules/goals/routes.ts';
import { directusPath, mountNewsFeeds } from './modules/content/index.ts';
import { contentDeskRoutes } from './modules/content-desk/routes.ts';
import { contentRoutes } from './modules/content/routes.ts';
import { cpdRoutes } from './modules/cpd/routes.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { registeringRoutes } from './modules/registering/routes.ts';
import { ticketRoutes } from './modules/tickets/routes.ts';
import { waitingListRoutes } from './modules/waiting-lists/routes.ts';
import { mountReference } from './openapi/mount-reference.ts';

const areas = [
  authRoutes,
  embeddingRoutes,
  meRoutes,
  accountRoutes,
  authenticatorRoutes,
  passkeyRoutes,
  identityProviderRoutes,
  firstTimeRoutes,
  invitationRoutes,
  userRoutes,
  directoryRoutes,
  peopleRoutes,
  engagementRoutes,
  communityRoutes,
  catalogueRoutes,
  faqRoutes,
  managerRoutes,
  insightRoutes,
  announcementRoutes,
  nextStepRoutesWith(nextSources),
  homeRoutes,
  folderRoutes,
  newsMailRoutes,
  notificationRoutes,
  joiningRoutes,
  requirementRoutes,
  membershipRoutes,
  postRoutes,
  pollRoutes,
  previewRoutes,
  searchRoutes,
  commentRoutes,
  moderationRoutes,
  eventRoutes,
  ticketRoutes,
  registeringRoutes,
  contentRoutes,
  contentDeskRoutes,
  cpdRoutes,
  goalRoutes,
  orderRoutes,
  invoiceRoutes,
  ownMembershipRoutes,
  personalDataRoutes,
  preferenceRoutes,
  brandAssetRoutes,
  renewalRoutes,
  refundRoutes,
  deskRoutes,
  waitingListRoutes,
  reminderRoutes,
  attendanceRoutes,
  cartRoutes,
  calendarRoutes,
  meetingRoutes,
  managementRoutes,
  certificateRoutes,
  badgeRoutes,
  auditRoutes,
  packRoutes,
  mailRoutes,
];

/** The API as one request handler: everything it needs comes in `deps`, nothing is shared between two apps. */
export function createApp(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ getPath: directusPath });
  app.use(logRequests(deps.log, deps.clock), closeOnUnreadBodies(deps.requestLimits));
  app.onError(answerErrors(deps.log));
  mountHealth(app, deps);
  app.use('/api/*', secureApi);
  app.use(`${brandAssetsPath}*`, secureApi);
  app.use(ownNameOnly(deps.isOwnName));
  app.use('/api/*', crossOrigin(deps.embedOrigins), compress());
  app.use(`${brandAssetsPath}*`, crossOrigin(deps.embedOrigins));
  mountReference(app);
  mountAssets(app, deps);
  mountLive(app, deps);
  mountCalendarFiles(app, deps);
  mountMeetingFiles(app, deps);
  mountFeeds(app, deps, calendarSources);
  mountNewsFeeds(app, deps);
  mountDocuments(app, deps, openedDocuments);
  mountVerification(app, deps);
  mountBadges(app, deps);
  mountOutbox(app, deps);
  mountIdentityProvider(app, deps);
  mountCheckout(app, deps);
  mountInvoiceCheckout(app, deps);
  mountRenewal(app, deps);
  mountStripe(app, deps);
  mountUnsubscribe(app, deps);
  mountSubstitutePass(app, deps);
  mountRoutes(app, bindAll(areas), deps);
  for (const path of ['/api/*', `${brandAssetsPath}*`])
    app.all(path, () => {
      throw notFound();
    });
  return app;
}
