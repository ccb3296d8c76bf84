/** What a visit may begin with, whatever page it begins with. */
export interface PageBudget {
  /** JavaScript, gzipped, in kB (1,000 bytes). */
  kB: number;
  /** Scripts: on a slow network each one costs more than its bytes. */
  files: number;
}

/** One for the portal and all its features. */
export const mostSheets = 1;

/** Pages that many visits begin with, by their files in the build. */
export const pageBudgets = {
  'account/sign-in.html': { kB: 125, files: 6 },
  'pages/welcome.userDetails.html': { kB: 179, files: 10 },
  'pages/home.html': { kB: 205, files: 16 },
  'pages/communities.dashboard.html': { kB: 221, files: 18 },
  'pages/communities.explore.html': { kB: 203, files: 18 },
  'pages/communities.post.html': { kB: 229, files: 19 },
  'pages/events.general.html': { kB: 185, files: 15 },
  'pages/events.home.html': { kB: 194, files: 16 },
  'pages/events.event.html': { kB: 194, files: 14 },
  'pages/events.order.html': { kB: 163, files: 8 },
  'pages/events.ticket.html': { kB: 176, files: 11 },
  'pages/eventsDesk.list.html': { kB: 276, files: 20 },
  'pages/eventsDesk.edit.html': { kB: 292, files: 20 },
  'pages/eventsDesk.attendees.html': { kB: 260, files: 18 },
  'pages/eventsDesk.refunds.html': { kB: 236, files: 14 },
  'pages/eventsDesk.files.html': { kB: 198, files: 17 },
  'pages/eventsDesk.checkIn.html': { kB: 188, files: 11 },
  'pages/news.list.html': { kB: 207, files: 18 },
  'pages/news.item.html': { kB: 200, files: 15 },
  'pages/memberPages.page.html': { kB: 160, files: 6 },
  'pages/members.list.html': { kB: 193, files: 17 },
  'pages/search.results.html': { kB: 175, files: 12 },
  'pages/cpd.tracker.html': { kB: 185, files: 14 },
  'pages/cpd.record.html': { kB: 193, files: 15 },
  'pages/cpd.importRecords.html': { kB: 182, files: 10 },
  'pages/cpd.audit.html': { kB: 182, files: 12 },
  'pages/cpdAudits.list.html': { kB: 177, files: 11 },
  'pages/cpdCertificates.list.html': { kB: 172, files: 10 },
} as const satisfies Record<string, PageBudget>;

/** Every other page. */
export const otherPages: PageBudget = { kB: 322, files: 33 };
