import { buildAnnouncements } from '../areas/announcements/world.ts';
import { buildInvoices } from '../areas/invoices/world.ts';
import { buildOwnMemberships } from '../areas/own-membership/world.ts';
import { buildPreferenceItems, buildPreferences } from '../areas/preferences/world.ts';
import { buildFailedMails } from '../areas/mails/world.ts';
import { buildAudits } from '../areas/audits/world/audits.ts';
import { buildCategories, tags } from '../areas/communities/world/categories.ts';
import { buildCarts } from '../areas/cart/world.ts';
import { contentCategories } from '../areas/content/world/content-categories.ts';
import { buildContentItems, favouriteContent } from '../areas/content/world/content-items.ts';
import { buildComments } from '../areas/comments/world.ts';
import { communities } from '../areas/communities/world/communities.ts';
import { buildCpdLeaves } from '../areas/cpd/world/cpd-leaves.ts';
import { buildCertificates } from '../areas/cpd/world/certificates.ts';
import { buildCpdBatches, buildCpdRecords } from '../areas/cpd/world/cpd-records.ts';
import { buildGoals, buildReflections } from '../areas/goals/world.ts';
import { buildCourseRecords } from '../areas/cpd/world/course-records.ts';
import { buildEnrolments, courses } from '../areas/cpd/world/courses.ts';
import { buildFaqs } from '../areas/faq/world.ts';
import { buildFolders } from '../areas/folders/world.ts';
import { buildJoinAnswers } from '../areas/membership/world.ts';
import { buildMeetings, favouriteMeetings } from '../areas/meetings/world/meetings.ts';
import { eventCategories, eventPlaces } from '../areas/events/world/event-plans.ts';
import { favouriteEvents } from '../areas/events/world/favourite-events.ts';
import { buildEvents } from '../areas/events/world/events.ts';
import { buildOrders } from '../areas/orders/world.ts';
import { buildRefundRequests } from '../areas/refunds/world.ts';
import { demoAccounts } from '../areas/people/world/demo-people.ts';
import { buildReactions, buildReports } from '../areas/posts/world/reactions.ts';
import { addLinks, linkPreviews } from '../areas/previews/world.ts';
import { buildPolls, markQuestions } from '../areas/polls/world.ts';
import { buildMemberships } from '../areas/communities/world/memberships.ts';
import { buildOrganisations } from '../areas/people/world/organisations.ts';
import { buildPeople } from '../areas/people/world/people.ts';
import { segments } from '../areas/people/world/places.ts';
import { postcodes } from '../areas/people/world/postcodes.ts';
import { buildPosts } from '../areas/posts/world/posts.ts';
import { createRandom } from './random.ts';
import { globalTermsHtml } from '../areas/communities/world/terms.ts';
import type { World } from './world-types.ts';

/** The demo world: an association of occupational therapists, the same at every call. */
export function buildWorld(): World {
  const inhabitants = buildPeople(createRandom(11));
  const { places, memberships } = buildMemberships(inhabitants, createRandom(23));
  const drafts = buildPosts(places, createRandom(37));
  const comments = buildComments(drafts, createRandom(41));
  markQuestions(drafts, comments);
  addLinks(drafts, comments);
  const reactions = buildReactions(places, drafts, comments, createRandom(53));
  const people = inhabitants.map(({ person }) => structuredClone(person));
  const programme = buildEvents(people, createRandom(71));
  const meetings = buildMeetings(communities, memberships, createRandom(97));
  const learners = demoAccounts.slice(0, 4).map(({ personId }) => personId);
  const enrolments = buildEnrolments(learners);
  const cpdRecords = buildCpdRecords(learners, programme, createRandom(83));
  const contentItems = buildContentItems(administratorOf(people));
  return {
    people,
    categories: buildCategories(administratorOf(people)),
    tags: structuredClone([...tags]),
    communities: structuredClone([...communities]),
    memberships,
    joinAnswers: buildJoinAnswers(communities, memberships),
    posts: drafts.map(({ post }) => post),
    polls: buildPolls(drafts),
    linkPreviews: structuredClone([...linkPreviews]),
    comments,
    ...reactions,
    ...programme,
    eventFavourites: favouriteEvents(programme.events, demoAccounts[0]?.personId ?? ''),
    carts: buildCarts(programme.events, demoAccounts[1]?.personId ?? ''),
    orders: buildOrders(programme.events, demoAccounts),
    refundRequests: buildRefundRequests(programme.events, programme.tickets, demoAccounts),
    cpdRecords: [...cpdRecords, ...buildCourseRecords(enrolments, courses)],
    certificates: buildCertificates(cpdRecords, administratorOf(people), createRandom(89)),
    cpdLeaves: buildCpdLeaves(learners),
    cpdGoals: buildGoals(learners, cpdRecords),
    reflections: buildReflections(learners),
    cpdBatches: buildCpdBatches(cpdRecords),
    courses: structuredClone([...courses]),
    enrolments,
    audits: buildAudits(demoAccounts, people),
    eventCategories: structuredClone(eventCategories),
    eventPlaces: eventPlaces.map(({ id, name }) => ({ id, name })),
    reports: buildReports(drafts, comments, createRandom(67)),
    segments: structuredClone([...segments]),
    organisations: buildOrganisations(people),
    postcodes: structuredClone([...postcodes]),
    faqs: buildFaqs(administratorOf(people)),
    announcements: buildAnnouncements(administratorOf(people)),
    contentCategories: structuredClone([...contentCategories]),
    contentItems,
    contentFavourites: favouriteContent(contentItems, demoAccounts[0]?.personId ?? ''),
    invoices: structuredClone(buildInvoices(demoAccounts, people)),
    ownMemberships: buildOwnMemberships(people),
    preferenceItems: buildPreferenceItems(),
    preferences: buildPreferences(demoAccounts),
    failedMails: buildFailedMails(programme),
    folders: buildFolders(communities),
    meetings,
    meetingFavourites: favouriteMeetings(meetings, demoAccounts[0]?.personId ?? ''),
    globalTermsHtml,
    demoAccounts: structuredClone([...demoAccounts]),
  };
}

function administratorOf(people: World['people']): string {
  const administrator = people.find(({ role }) => role === 'Admin');
  if (administrator === undefined) throw new Error('The demo world has no administrator');
  return administrator.id;
}
