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
  'pages/welcome.userDetails.html': { kB: 191, files: 8 },
  'pages/home.html': { kB: 178, files: 6 },
  'pages/communities.dashboard.html': { kB: 230, files: 10 },
  'pages/communities.explore.html': { kB: 215, files: 10 },
  'pages/communities.post.html': { kB: 234, files: 11 },
  'pages/events.general.html': { kB: 187, files: 8 },
  'pages/events.home.html': { kB: 195, files: 7 },
  'pages/events.event.html': { kB: 210, files: 8 },
  'pages/events.order.html': { kB: 184, files: 7 },
  'pages/events.ticket.html': { kB: 197, files: 9 },
  'pages/eventsDesk.list.html': { kB: 300, files: 15 },
  'pages/eventsDesk.edit.html': { kB: 305, files: 14 },
  'pages/eventsDesk.attendees.html': { kB: 281, files: 13 },
  'pages/eventsDesk.refunds.html': { kB: 270, files: 12 },
  'pages/eventsDesk.files.html': { kB: 232, files: 13 },
  'pages/eventsDesk.checkIn.html': { kB: 202, files: 9 },
  'pages/news.list.html': { kB: 212, files: 9 },
  'pages/news.item.html': { kB: 208, files: 8 },
  'pages/memberPages.page.html': { kB: 173, files: 6 },
  'pages/members.list.html': { kB: 195, files: 10 },
  'pages/search.results.html': { kB: 175, files: 6 },
  'pages/cpd.tracker.html': { kB: 189, files: 7 },
  'pages/cpd.record.html': { kB: 229, files: 13 },
  'pages/cpd.importRecords.html': { kB: 212, files: 10 },
  'pages/cpd.audit.html': { kB: 215, files: 10 },
  'pages/cpdAudits.list.html': { kB: 217, files: 11 },
  'pages/cpdCertificates.list.html': { kB: 202, files: 9 },
} as const satisfies Record<string, PageBudget>;

/** Every other page. */
export const otherPages: PageBudget = { kB: 343, files: 27 };
