/** `pnpm size`: what a visitor's first pages, a website's widgets and a host's first components weigh, gzipped; fails where one is over its budget. `--why` says what widgets are made of. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Metafile } from 'esbuild';
import { chunksOf, circlesOf, type Manifest } from '@portal/vite';
import { componentSizes, type Weight } from './component-sizes.ts';
import { packPackage, removePacked } from './packed-packages.ts';
import { styleSizes } from './style-sizes.ts';
import { widgetSizes } from './widget-sizes.ts';

export interface Journey {
  name: string;
  /** The modules that the browser is asked for, beginning with the page itself. */
  modules: readonly string[];
  /** In kB (1,000 bytes) of JavaScript. */
  budget: number;
  /** Scripts: on a slow network each one costs more than its bytes. */
  files: number;
  /** Stylesheets, for the same reason. */
  sheets: number;
}

const onboarding = '../../packages/features-onboarding/src/pages';
const communities = '../../packages/features-communities/src/pages';
const content = '../../packages/features-content/src/pages';
const cpd = '../../packages/features-cpd/src';
const events = '../../packages/features-events/src';
const eventsDesk = '../../packages/features-events-desk/src/pages';
const signedIn = ['index.html', 'virtual:portal-features', '../../packages/host/src/shell/SignedInArea.tsx'];

export const journeys: readonly Journey[] = [
  {
    name: 'sign-in page',
    modules: ['index.html', `${onboarding}/SignIn/SignInPage.tsx`],
    budget: 125,
    files: 6,
    sheets: 1,
  },
  {
    name: 'first login',
    modules: ['index.html', `${onboarding}/FirstTimeEmail/FirstTimeEmailPage.tsx`],
    budget: 124,
    files: 8,
    sheets: 1,
  },
  {
    name: 'first step of welcome',
    modules: [...signedIn, `${onboarding}/WelcomeUserDetails/WelcomeUserDetailsPage.tsx`],
    budget: 178,
    files: 9,
    sheets: 1,
  },
  {
    name: 'home',
    modules: [
      ...signedIn,
      '../../packages/host/src/host-pages/HomeGreeting.tsx',
      '../../packages/features-home/src/sections/LiveNextSteps.tsx',
      '../../packages/features-content/src/sections/LiveLatestNews.tsx',
      '../../packages/features-communities/src/sections/LiveFavourites.tsx',
      '../../packages/features-communities/src/sections/LiveUpcomingMeetings.tsx',
      '../../packages/features-settings/src/sections/LiveProfileCard.tsx',
      `${cpd}/sections/LiveCpdProgress.tsx`,
      `${events}/sections/LiveUpcomingEvents.tsx`,
    ],
    budget: 230,
    files: 20,
    sheets: 1,
  },
  {
    name: 'communities feed',
    modules: [...signedIn, `${communities}/CommunitiesDashboard/CommunitiesDashboardPage.tsx`],
    budget: 221,
    files: 18,
    sheets: 1,
  },
  {
    name: 'Explore communities',
    modules: [...signedIn, `${communities}/ExploreCommunities/ExploreCommunitiesPage.tsx`],
    budget: 203,
    files: 18,
    sheets: 1,
  },
  {
    name: 'a post',
    modules: [...signedIn, `${communities}/PostDetails/PostDetailsPage.tsx`],
    budget: 229,
    files: 19,
    sheets: 1,
  },
  {
    name: 'Discover events',
    modules: [...signedIn, `${events}/pages/Discover/DiscoverPage.tsx`],
    budget: 185,
    files: 15,
    sheets: 1,
  },
  {
    name: 'calendar of events',
    modules: [
      ...signedIn,
      `${events}/pages/Discover/DiscoverPage.tsx`,
      `${events}/pages/Discover/DiscoverCalendar.tsx`,
    ],
    budget: 194,
    files: 17,
    sheets: 1,
  },
  {
    name: 'my events',
    modules: [...signedIn, `${events}/pages/MyEvents/MyEventsPage.tsx`],
    budget: 194,
    files: 16,
    sheets: 1,
  },
  {
    name: 'an event',
    modules: [...signedIn, `${events}/pages/EventDetail/EventDetailPage.tsx`],
    budget: 194,
    files: 14,
    sheets: 1,
  },
  {
    name: 'an order',
    modules: [...signedIn, `${events}/pages/Order/OrderPage.tsx`],
    budget: 163,
    files: 8,
    sheets: 1,
  },
  {
    name: 'a ticket',
    modules: [...signedIn, `${events}/pages/Ticket/TicketPage.tsx`],
    budget: 176,
    files: 11,
    sheets: 1,
  },
  {
    name: 'desk of events',
    modules: [...signedIn, `${eventsDesk}/EventList/EventListPage.tsx`],
    budget: 276,
    files: 20,
    sheets: 1,
  },
  {
    name: 'form of an event',
    modules: [...signedIn, `${eventsDesk}/EventForm/EditEventPage.tsx`],
    budget: 305,
    files: 22,
    sheets: 1,
  },
  {
    name: 'attendees of an event',
    modules: [...signedIn, `${eventsDesk}/Attendees/AttendeesPage.tsx`],
    budget: 260,
    files: 18,
    sheets: 1,
  },
  {
    name: 'refunds to decide',
    modules: [...signedIn, `${eventsDesk}/Refunds/RefundsPage.tsx`],
    budget: 250,
    files: 14,
    sheets: 1,
  },
  {
    name: 'files of an event',
    modules: [...signedIn, `${eventsDesk}/Files/FilesPage.tsx`],
    budget: 200,
    files: 17,
    sheets: 1,
  },
  {
    name: 'check-in',
    modules: [...signedIn, `${eventsDesk}/CheckIn/CheckInPage.tsx`],
    budget: 187,
    files: 11,
    sheets: 1,
  },
  {
    name: 'news',
    modules: [...signedIn, `${content}/ContentList/content-list-pages.tsx`],
    budget: 206,
    files: 18,
    sheets: 1,
  },
  {
    name: 'a news item',
    modules: [...signedIn, `${content}/ContentDetail/content-detail-pages.tsx`],
    budget: 203,
    files: 15,
    sheets: 1,
  },
  {
    name: 'pages for members',
    modules: [...signedIn, `${content}/MemberPages/member-pages.tsx`],
    budget: 160,
    files: 12,
    sheets: 1,
  },
  {
    name: 'CPD tracker',
    modules: [...signedIn, `${cpd}/pages/Tracker/TrackerPage.tsx`],
    budget: 184,
    files: 14,
    sheets: 1,
  },
  {
    name: 'CPD record',
    modules: [...signedIn, `${cpd}/pages/Record/EditRecordPage.tsx`],
    budget: 193,
    files: 15,
    sheets: 1,
  },
  {
    name: 'import of CPD',
    modules: [...signedIn, `${cpd}/pages/Import/ImportPage.tsx`],
    budget: 182,
    files: 10,
    sheets: 1,
  },
  {
    name: 'an audit of CPD',
    modules: [...signedIn, `${cpd}/pages/OwnAudit/OwnAuditPage.tsx`],
    budget: 192,
    files: 12,
    sheets: 1,
  },
  {
    name: 'audits of CPD',
    modules: [...signedIn, `${cpd}/audits/AuditList/AuditListPage.tsx`],
    budget: 192,
    files: 11,
    sheets: 1,
  },
  {
    name: 'CPD certificates',
    modules: [...signedIn, `${cpd}/desk/Certificates/CertificatesPage.tsx`],
    budget: 189,
    files: 10,
    sheets: 1,
  },
];

/** The portal's elements on another website, with all that draws them: what a page that names their script loads before anything is in view, and then. */
const elements = { script: 'embed/v1.js', scriptBudget: 5, first: 'virtual:portal-places' };
export const elementPages = [
  { name: '<portal-communities>', page: `${communities}/ExploreCommunities/ExploreCommunitiesPage.tsx`, budget: 119 },
  { name: '<portal-community>', page: `${communities}/CommunityDetails/CommunityDetailsPage.tsx`, budget: 114.5 },
  { name: '<portal-post>', page: `${communities}/PostDetails/PostDetailsPage.tsx`, budget: 138.5 },
  { name: '<portal-feed>', page: `${communities}/CommunitiesDashboard/CommunitiesDashboardPage.tsx`, budget: 135 },
  { name: '<portal-saved-posts>', page: `${communities}/SavedPosts/SavedPostsPage.tsx`, budget: 132 },
  { name: '<portal-events>', page: `${events}/pages/EventsHome/EventsHomePage.tsx`, budget: 108.5 },
  { name: '<portal-my-events>', page: `${events}/pages/MyEvents/MyEventsPage.tsx`, budget: 108.5 },
  { name: '<portal-event>', page: `${events}/pages/EventDetail/EventDetailPage.tsx`, budget: 109 },
  {
    name: '<portal-community-meetings>',
    page: `${communities}/CommunityMeetings/CommunityMeetingsPage.tsx`,
    budget: 110.5,
  },
  { name: '<portal-meetings>', page: `${communities}/ExploreMeetings/ExploreMeetingsPage.tsx`, budget: 121 },
  { name: '<portal-meeting>', page: `${communities}/MeetingDetails/MeetingDetailsPage.tsx`, budget: 99.5 },
  { name: '<portal-faq>', page: `${communities}/Faq/FaqPage.tsx`, budget: 110.5 },
  { name: '<portal-cpd>', page: `${cpd}/pages/Tracker/TrackerPage.tsx`, budget: 99 },
  { name: '<portal-cpd-courses>', page: `${cpd}/pages/Courses/CoursesPages.tsx`, budget: 90.5 },
  {
    name: '<portal-notifications>',
    page: '../../packages/features-home/src/pages/NotificationsPage.tsx',
    budget: 88,
  },
];

const dist = fileURLToPath(new URL('../apps/portal/dist/', import.meta.url));

/** The files that a journey loads: its modules' own and everything that those import at once. */
export function filesOf(
  manifest: Manifest,
  { modules }: Pick<Journey, 'modules'>,
): { scripts: string[]; styles: string[] } {
  const all = chunksOf(manifest, modules);
  return {
    scripts: [...new Set(all.map(({ file }) => file))].filter((file) => file.endsWith('.js')),
    styles: [...new Set(all.flatMap(({ css }) => css ?? []))],
  };
}

/** What goes over the wire: the compressed copy that the build wrote, or the file itself when it is too small for one. */
export function gzippedSize(file: string): number {
  const compressed = join(dist, `${file}.gz`);
  return statSync(existsSync(compressed) ? compressed : join(dist, file)).size;
}

/** Of the portal as it was built last, or of its elements. Virtual modules are called by their names alone, wherever the build was begun. */
export function portalManifest(folder = ''): Manifest {
  const text = readFileSync(join(dist, folder, '.vite/manifest.json'), 'utf8');
  return JSON.parse(text.replaceAll(/"[^"]*(virtual:[\w-]+)"/g, '"$1"'));
}

/** The module or group that a file is named after: file names are hashes alone. */
export function nameOf(manifest: Manifest, file: string): string {
  return Object.values(manifest).find((chunk) => chunk.file === file)?.name ?? file;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const sum = (files: readonly string[]) => files.reduce((total, file) => total + gzippedSize(file), 0);

function checkJourneys(): void {
  const manifest = portalManifest();
  const columns = ['scripts', 'budget', 'styles', 'files', 'sheets'].map((column) => column.padStart(10));
  console.log(`${'The portal'.padEnd(28)}${columns.join('')}`);
  for (const journey of journeys) {
    const { scripts, styles } = filesOf(manifest, journey);
    const { name, budget, files, sheets } = journey;
    const counts = [`${scripts.length} of ${files}`, `${styles.length} of ${sheets}`];
    const isOver = report({ name, bytes: sum(scripts), budget }, kB(sum(styles)), ...counts);
    if (scripts.length > files) refuse(`The ${name} asks for more than ${files} scripts`);
    if (styles.length > sheets) refuse(`The ${name} asks for more than ${sheets} stylesheets`);
    if (isOver || process.argv.includes('--files')) {
      for (const file of scripts.toSorted((a, b) => gzippedSize(b) - gzippedSize(a))) {
        console.log(`  ${kB(gzippedSize(file)).padStart(9)}  ${nameOf(manifest, file)}`);
      }
    }
  }
  for (const circle of circlesOf(manifest)) refuse(`Chunks that need each other: ${circle.join(' → ')}`);
}

function checkElements(): void {
  const manifest = portalManifest('embed');
  console.log('\nThe custom elements, with all that draws them');
  report({ name: 'v1.js', bytes: gzippedSize(elements.script), budget: elements.scriptBudget });
  for (const { name, page, budget } of elementPages) {
    const files = filesOf(manifest, { modules: [elements.first, page] }).scripts.map((file) => `embed/${file}`);
    report({ name, bytes: sum(files), budget }, '', `${files.length} files`);
  }
  for (const circle of circlesOf(manifest)) refuse(`Chunks that need each other: ${circle.join(' → ')}`);
}

function refuse(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}

/** The packages that a website installs for its widgets. */
const installed = ['kit', 'api', 'features-onboarding', 'features-communities'];

async function checkPackages(): Promise<void> {
  const ui = await packPackage('ui');
  await checkComponents(ui);
  const metafiles = new Map([['ui', ui]]);
  for (const name of installed) metafiles.set(name, await packPackage(name));
  console.log('\nWidgets, with the React of the website');
  for (const { parts, files, ...weight } of await widgetSizes(metafiles)) {
    report(weight, '', `${files} ${files === 1 ? 'file' : 'files'}`);
    if (process.argv.includes('--why'))
      for (const { name, bytes } of parts) console.log(`  ${kB(bytes).padStart(9)}  ${name}`);
  }
  console.log('\nStylesheets for other websites');
  for (const weight of await styleSizes()) report(weight);
  removePacked();
}

async function checkComponents(metafile: Metafile): Promise<void> {
  const { sets, doors, intruders } = await componentSizes(metafile);
  console.log('\nThe design system, beyond react and react-dom');
  for (const set of sets) report(set);
  for (const door of doors) report(door);
  for (const intruder of intruders) refuse(`The main door must not load this at once: ${intruder}`);
}

/** Prints a line, and says whether it is over its budget. */
function report({ name, bytes, budget = Infinity }: Weight, ...further: string[]): boolean {
  const isOver = bytes > budget * 1000;
  const cells = [kB(bytes), budget === Infinity ? '' : `${budget} kB`, ...further].map((cell) => cell.padStart(10));
  console.log(`${name.padEnd(28)}${cells.join('')}${isOver ? '  over its budget' : ''}`);
  if (isOver) process.exitCode = 1;
  return isOver;
}

if (import.meta.main) {
  checkJourneys();
  checkElements();
  await checkPackages();
}
