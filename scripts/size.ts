/**
 * `pnpm size`: what every page that a visit may begin with, a website's widgets and a host's first components weigh, gzipped; fails where one is over its budget. Of pages also what browsers that take Brotli are sent.
 * `--all` prints the pages without a budget of their own, `--files` the scripts of each, `--why` what widgets are made of.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chunksOf, circlesOf, type Manifest } from '@portal/vite';
import { mostSheets, otherPages, type PageBudget, pageBudgets } from './page-budgets.ts';
import { filesOfPage } from './page-files.ts';
import { workspace } from './workspace.ts';

const communities = '../../packages/features-communities/src/pages';
const cpd = '../../packages/features-cpd/src';
const events = '../../packages/features-events/src';

/** The portal's elements on another website, with all that draws them: what a page that names their script loads before anything is in view, and then. */
const elements = { script: 'embed/v1.js', scriptBudget: 5, first: 'virtual:portal-mounts' };
export const elementPages = [
  { name: '<portal-communities>', page: `${communities}/ExploreCommunities/ExploreCommunitiesPage.tsx`, budget: 111 },
  { name: '<portal-community>', page: `${communities}/CommunityDetails/CommunityDetailsPage.tsx`, budget: 104.5 },
  { name: '<portal-post>', page: `${communities}/PostDetails/PostDetailsPage.tsx`, budget: 131.5 },
  { name: '<portal-feed>', page: `${communities}/CommunitiesDashboard/CommunitiesDashboardPage.tsx`, budget: 127.5 },
  { name: '<portal-saved-posts>', page: `${communities}/SavedPosts/SavedPostsPage.tsx`, budget: 124.5 },
  { name: '<portal-events>', page: `${events}/pages/EventsHome/EventsHomePage.tsx`, budget: 99 },
  { name: '<portal-my-events>', page: `${events}/pages/MyEvents/MyEventsPage.tsx`, budget: 99 },
  { name: '<portal-event>', page: `${events}/pages/EventDetail/EventDetailPage.tsx`, budget: 100.5 },
  {
    name: '<portal-community-meetings>',
    page: `${communities}/CommunityMeetings/CommunityMeetingsPage.tsx`,
    budget: 101,
  },
  { name: '<portal-meetings>', page: `${communities}/ExploreMeetings/ExploreMeetingsPage.tsx`, budget: 111 },
  { name: '<portal-meeting>', page: `${communities}/MeetingDetails/MeetingDetailsPage.tsx`, budget: 89.5 },
  { name: '<portal-faq>', page: `${communities}/Faq/FaqPage.tsx`, budget: 100 },
  { name: '<portal-cpd>', page: `${cpd}/pages/Tracker/TrackerPage.tsx`, budget: 91.5 },
  { name: '<portal-cpd-courses>', page: `${cpd}/pages/Courses/CoursesPages.tsx`, budget: 83 },
  {
    name: '<portal-notifications>',
    page: '../../packages/features-home/src/pages/NotificationsPage.tsx',
    budget: 79,
  },
];

const dist = join(workspace, 'apps/portal/dist');

/** The scripts that come with these modules: their own and everything that those import at once. */
export function scriptsOf(manifest: Manifest, modules: readonly string[]): string[] {
  return [...new Set(chunksOf(manifest, modules).map(({ file }) => file))].filter((file) => file.endsWith('.js'));
}

/** What budgets count: the compressed copy that the build wrote, or the file itself when it is too small for one. */
export function gzippedSize(file: string): number {
  return sizeOf(file, 'gz');
}

/** The same of what is sent to a browser that takes Brotli. */
function brotliSize(file: string): number {
  return sizeOf(file, 'br');
}

function sizeOf(file: string, copy: 'gz' | 'br'): number {
  const compressed = join(dist, `${file}.${copy}`);
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
const sum = (files: readonly string[], size = gzippedSize) => files.reduce((total, file) => total + size(file), 0);

function checkPages(): void {
  const manifest = portalManifest();
  const named = new Map<string, PageBudget>(Object.entries(pageBudgets));
  const columns = ['scripts', 'budget', 'files', 'sheets', 'Brotli'].map((column) => column.padStart(10));
  console.log(`${'The portal'.padEnd(36)}${columns.join('')}`);
  for (const page of new Set([...named.keys(), ...globSync('{account,pages}/*.html', { cwd: dist })])) {
    const { scripts, sheets } = filesOfPage(dist, page);
    const { kB: budget, files } = named.get(page) ?? otherPages;
    const isOver = sum(scripts) > budget * 1000 || scripts.length > files || sheets.length > mostSheets;
    if (isOver) process.exitCode = 1;
    if (!isOver && !named.has(page) && !process.argv.includes('--all')) continue;
    const counts = [`${scripts.length} of ${files}`, `${sheets.length} of ${mostSheets}`];
    const further = [...counts, kB(sum(scripts, brotliSize)), isOver ? '  more than it may' : ''];
    report({ name: page, bytes: sum(scripts), budget }, ...further);
    if (isOver || process.argv.includes('--files')) {
      for (const file of scripts.toSorted((a, b) => gzippedSize(b) - gzippedSize(a))) {
        console.log(`  ${kB(gzippedSize(file)).padStart(9)}  ${nameOf(manifest, file)}`);
      }
    }
  }
  refuseCircles(manifest);
}

function checkElements(): void {
  const manifest = portalManifest('embed');
  console.log('\nThe custom elements, with all that draws them');
  report({ name: 'v1.js', bytes: gzippedSize(elements.script), budget: elements.scriptBudget });
  for (const { name, page, budget } of elementPages) {
    const files = scriptsOf(manifest, [elements.first, page]).map((file) => `embed/${file}`);
    report({ name, bytes: sum(files), budget }, '', `${files.length} files`);
  }
  refuseCircles(manifest);
}

function refuseCircles(manifest: Manifest): void {
  for (const circle of circlesOf(manifest)) refuse(`Chunks that need each other: ${circle.join(' → ')}`);
}

function refuse(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}

/** What size-limit finds of the packages, by .size-limit.ts. */
type Found = { error: string } | { name: string; size: number; sizeLimit?: number }[];

function checkPackages(): void {
  const { stdout } = spawnSync(process.execPath, ['node_modules/size-limit/bin.js', '--json'], {
    cwd: workspace,
    encoding: 'utf8',
    env: { ...process.env, ...(process.argv.includes('--why') && { WHY: 'on' }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const found: Found = JSON.parse(stdout);
  if ('error' in found) return refuse(found.error);
  console.log('\nThe published packages on another website, beyond react and react-dom');
  for (const { name, size, sizeLimit } of found) {
    if (size === 0) refuse(`${name} is not built: \`pnpm build:packages\` first`);
    else report({ name, bytes: size, ...(sizeLimit !== undefined && { budget: sizeLimit / 1000 }) });
  }
}

interface Weight {
  name: string;
  bytes: number;
  /** In kB. */
  budget?: number;
}

/** Prints a line, and fails where it is over its budget. */
function report({ name, bytes, budget = Infinity }: Weight, ...further: string[]): void {
  const isOver = bytes > budget * 1000;
  const cells = [kB(bytes), budget === Infinity ? '' : `${budget} kB`, ...further].map((cell) => cell.padStart(10));
  console.log(`${name.padEnd(36)}${cells.join('')}${isOver ? '  over its budget' : ''}`);
  if (isOver) process.exitCode = 1;
}

if (import.meta.main) {
  checkPages();
  checkElements();
  checkPackages();
}
