/** What is built, by area, for the README: `pnpm behaviours` writes it between two comments. */
import type { Count } from './behaviours.ts';

const begin = '<!-- Written by `pnpm behaviours` -->';
const end = '<!-- End of what `pnpm behaviours` writes -->';

interface Area {
  name: string;
  sections: RegExp;
}

/** In the order of the README; a section belongs to the first that takes its title. */
const areas: readonly Area[] = [
  {
    name: 'Signing in, passwords and sessions',
    sections: /^(Sign-in|Password entry|Forgot|Reset|Account routes|Session and)/,
  },
  {
    name: 'Shell: routes, guards, menus, layout',
    sections: /^(Route guards|General routes|Navigation|Configurable|Layout|Empty states)/,
  },
  {
    name: 'Organisations, modules and roles',
    sections: /^(Product scope|Organisation profiles|Feature |Access rules|Roles)/,
  },
  {
    name: 'What all pages share',
    sections: /^(User search|Uploads|Engagement|Formatting|Errors and toasts|Limits and)/,
  },
  { name: "A community's own admin area", sections: /^Community admin|^Errors .* members$/ },
  { name: 'Meetings', sections: /meetings/i },
  { name: 'Assets and FAQ of communities', sections: /^(FAQ|Assets) — member side|^(Validation|Errors) .* assets$/ },
  {
    name: 'Management of all communities',
    sections: /^(Global management|Admin shell)|categories, tags|FAQ, announcements/,
  },
  { name: 'Announcements', sections: /^Announcements/ },
  {
    name: 'Communities, posts and comments',
    sections:
      /^(Naming|Routes — |Communities|Explore|Community|Join|Posts|Comments|Reports|My Fav|Validation|Entities|Errors|Debounces|API)/,
  },
  { name: 'Cart and checkout', sections: /^EVT · (Cart|Checkout)/ },
  { name: 'Events, calendar and tickets', sections: /^EVT/ },
  { name: 'CPD', sections: /^CPD/ },
  { name: 'Notifications', sections: /^HOM · Not|^Settings: notif/ },
  { name: 'Home dashboard', sections: /^HOM/ },
  { name: 'Search of the whole portal', sections: /^CNT · (Global search|Search)/ },
  { name: 'News, resources and pages', sections: /^CNT/ },
  { name: 'Directories, profiles and favourites', sections: /^DIR/ },
  { name: 'Membership, invoices and other services', sections: /^SVC/ },
  { name: 'First-time login and welcome wizard', sections: /^(First-time|Welcome|Splash)/ },
  { name: 'Settings', sections: /^Settings/ },
];

/** The counts of the sections of one area. */
interface Counted {
  name: string;
  sections: readonly Count[];
}

function byArea(counts: readonly Count[]): Counted[] {
  const taking = ({ title }: Count) => areas.find(({ sections }) => sections.test(title));
  const strangers = counts.filter((count) => taking(count) === undefined).map(({ title }) => title);
  if (strangers.length > 0) throw new Error(`scripts/built-areas.ts has no area for ${strangers.join(', ')}`);
  return areas.map((area) => ({ name: area.name, sections: counts.filter((count) => taking(count) === area) }));
}

function sum(sections: readonly Count[], key: 'built' | 'all'): number {
  return sections.reduce((total, section) => total + section[key], 0);
}

function lineOf({ name, sections }: Counted): string {
  const [built, all] = [sum(sections, 'built'), sum(sections, 'all')];
  if (built === all) return `- ${name}: ${all}`;
  const notBegun = sections
    .filter((section) => section.built === 0)
    .map(({ title }) => title.replace(/^.*(?: — | · |: )/, ''));
  return `- ${name}: ${built} of ${all}${built === 0 || notBegun.length === 0 ? '' : `; not begun: ${notBegun.join(', ')}`}`;
}

/** The list of what is built, in part, and not. */
export function builtList(counts: readonly Count[]): string {
  const counted = byArea(counts).filter(({ sections }) => sections.length > 0);
  const stateOf = ({ sections }: Counted) => {
    const built = sum(sections, 'built');
    return built === 0 ? 'Not built yet' : built === sum(sections, 'all') ? 'Built' : 'Built in part';
  };
  const groups = ['Built', 'Built in part', 'Not built yet'].flatMap((state) => {
    const lines = counted.filter((area) => stateOf(area) === state).map(lineOf);
    return lines.length === 0 ? [] : [`**${state}**\n\n${lines.join('\n')}`];
  });
  const total = `${sum(counts, 'built')} of the ${sum(counts, 'all')} behaviours that are specified are built, each held by a test or a story.`;
  return [total, ...groups].join('\n\n');
}

/** The README with the list of today between its marks. */
export function withBuiltList(readme: string, counts: readonly Count[]): string {
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md lacks the marks ${begin} and ${end}`);
  return `${readme.slice(0, from)}${begin}\n\n${builtList(counts)}\n\n${readme.slice(to)}`;
}
