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
  'account/sign-in.html': { kB: 126, files: 5 },
  'pages/welcome.userDetails.html': { kB: 184, files: 10 },
  'pages/home.html': { kB: 177, files: 8 },
  'pages/communities.dashboard.html': { kB: 221, files: 15 },
  'pages/communities.explore.html': { kB: 202, files: 14 },
  'pages/communities.post.html': { kB: 232, files: 17 },
  'pages/events.general.html': { kB: 186, files: 13 },
  'pages/events.home.html': { kB: 195, files: 14 },
  'pages/events.event.html': { kB: 197, files: 12 },
  'pages/events.order.html': { kB: 164, files: 8 },
  'pages/events.ticket.html': { kB: 185, files: 10 },
  'pages/eventsDesk.list.html': { kB: 285, files: 23 },
  'pages/eventsDesk.edit.html': { kB: 296, files: 19 },
  'pages/eventsDesk.attendees.html': { kB: 265, files: 18 },
  'pages/eventsDesk.refunds.html': { kB: 243, files: 15 },
  'pages/eventsDesk.files.html': { kB: 200, files: 16 },
  'pages/eventsDesk.checkIn.html': { kB: 193, files: 12 },
  'pages/news.list.html': { kB: 210, files: 16 },
  'pages/news.item.html': { kB: 203, files: 14 },
  'pages/memberPages.page.html': { kB: 163, files: 6 },
  'pages/members.list.html': { kB: 190, files: 14 },
  'pages/search.results.html': { kB: 175, files: 12 },
  'pages/cpd.tracker.html': { kB: 190, files: 14 },
  'pages/cpd.record.html': { kB: 206, files: 16 },
  'pages/cpd.importRecords.html': { kB: 192, files: 12 },
  'pages/cpd.audit.html': { kB: 197, files: 15 },
  'pages/cpdAudits.list.html': { kB: 192, files: 13 },
  'pages/cpdCertificates.list.html': { kB: 176, files: 9 },
} as const satisfies Record<string, PageBudget>;

/** Every other page. */
export const otherPages: PageBudget = { kB: 325, files: 32 };
