import type { ComponentType } from 'react';
import type { Requirement } from '../access/decision.ts';
import type { UserRole } from '../access/viewer.ts';
import type { EngagementKind } from '../ports/ports.ts';
import type { FirstRead } from './first-read.ts';
import type { MenuHeading } from './menu-slots.ts';

/** A part of a page that is not the feature's own. It shows to those to whom the feature's module is open, and who have what it asks for besides. */
export interface SectionDefinition<Props extends object = object> extends Pick<
  Requirement,
  'submodule' | 'role' | 'permission'
> {
  id: string;
  /** The section's title, or the key of it in the feature's messages. */
  title: string;
  /** Among the sections of all features, in tens. */
  order: number;
  load(): Promise<{ default: ComponentType<Props> }>;
}

/** A section of the home page: it renders its title, its skeleton, its failure and its emptiness itself. */
export interface HomeSectionDefinition extends SectionDefinition {
  /** In the panel beside the others, which stands below them where there is no space. */
  column?: 'side';
  load(): Promise<{
    default: ComponentType;
    /** What it asks for at first, whoever looks: begun with the page's scripts where the section is open to everybody. */
    firstReads?(): readonly FirstRead[];
  }>;
}

/** A page of My Favourites, at `/favourites/<id>`: its title is that of its entry there. */
export interface FavouritesSectionDefinition extends SectionDefinition {
  /** Rendered before its title in the menu of My Favourites. */
  icon: ComponentType;
}

/** Part of a plain text, which stands out where it fits what was looked for. */
export interface MatchedText {
  text: string;
  isMatch: boolean;
}

/** Something that a search has found, as far as it is shown among the results. */
export interface SearchResult {
  id: string;
  title: readonly MatchedText[];
  /** Of what is said of it. */
  excerpt: readonly MatchedText[];
  /** When it was published, written or begins. */
  at: string | null;
  /** By whose clocks that is, of an event. */
  zone: string | null;
  /** Of a community, or of that of a post. */
  alias: string | null;
  /** Whether they may go there. */
  isOpen: boolean;
  imageUrl: string | null;
}

export interface SearchRowProps {
  result: SearchResult;
  /** Left out for what they may know of and not open. */
  href: string | undefined;
}

/** A kind of thing that the search finds: its `id` is the server's name for the kind, its title that of a tab, and what is loaded the row of a result. */
export interface SearchKindDefinition<
  RouteName extends string = string,
  Param extends string = string,
> extends SectionDefinition<SearchRowProps> {
  /** What its tab says where nothing is found, or the key of it in the feature's messages. */
  none: string;
  /** It has its tab and is left out of the short list below the bar. */
  isOnPageAlone?: boolean;
  /** Rendered before a result where there is no space for its row. */
  icon: ComponentType<{ size?: 16 | 20 | 24 }>;
  /** The page that a result leads to, and what its path names of it. */
  to: RouteName;
  params(result: SearchResult): Readonly<Record<Param, string>>;
}

/** An action of the top bar, 44 px wide, beside the account. Its place is kept from the beginning, and it comes once the first page has come and the browser rests. */
export type BarActionDefinition = Omit<SectionDefinition, 'title'>;

/** An entry of a menu. */
export interface EntryDefinition<RouteName extends string = string> {
  id: string;
  /** The entry's words, or the key of them in the feature's messages. */
  label: string;
  /** Rendered before the words, 20 px high; every entry has one, so that their words stand in one line. */
  icon: ComponentType;
  /** The page it leads to; the entry shows for those who may open it. */
  to: RouteName;
  /** Among the entries of its slot, in tens. */
  order: number;
  /** Shows it to this role alone, where the page is open to more and says itself who may use it. */
  role?: UserRole;
}

/** A page of somebody's own settings: an entry below this heading of the user menu. */
export interface SettingsPageDefinition<RouteName extends string = string> extends EntryDefinition<RouteName> {
  heading: MenuHeading<'user'>;
  /** The entry that it stands below, beside the pages of the settings alone; the user menu leaves it out. */
  under?: string;
}

/** A page of the admin area: an entry of its menu. */
export type AdminPageDefinition<RouteName extends string = string> = EntryDefinition<RouteName>;

/**
 * What opening a page counts as, where that is more than a page view: an event with what a parameter of its path names, or `itself`, where the page
 * counts once it is open to the person. A list of what may be counted is the analytics port's.
 */
export type PageEngagement<Param extends string = string> = 'itself' | { kind: EngagementKind; target: Param };

/** What a feature brings to pages that are not its own. */
export interface Contributions {
  home: readonly HomeSectionDefinition[];
  favourites: readonly FavouritesSectionDefinition[];
  search: readonly SearchKindDefinition[];
  barActions: readonly BarActionDefinition[];
  settingsPages: readonly SettingsPageDefinition[];
  adminPages: readonly AdminPageDefinition[];
  /** By the name of the page. */
  engagement: Readonly<Record<string, PageEngagement>>;
}
