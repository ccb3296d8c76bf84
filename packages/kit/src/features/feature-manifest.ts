import type { Messages } from '../messages/define-messages.ts';
import type { OpenModuleId } from '../profile/module-ids.ts';
import type { Profile } from '../profile/profile.ts';

/** What a build knows of a feature before it takes in any of its code. The feature itself is declared with it. */
export interface FeatureManifest {
  id: string;
  /** The module that switches it on; without one it is always in. */
  module?: OpenModuleId;
  /** The parts of a module of one's own that a profile switches on by themselves, `['results']`: it can name no others. Those of our modules are known. */
  submodules?: readonly string[];
  /** Where its pages are; a portal that was built without them guards that place. */
  mount(profile: Profile): string;
  /** What an organisation may choose of it, with what holds where it says nothing. */
  settings?: object;
  /**
   * What menus and browser tabs call its pages, and the words of what it shows on the home page: they are needed where none of its pages is, and before any
   * other of its words is loaded. Its `messages.ts` takes them from here.
   */
  messages?: Messages;
  /** Its pages that other websites can show, by the name of their element: `{ 'portal-profile': 'profile' }`. */
  elements: Readonly<Record<string, string>>;
  /** Its pages that are visited one after another, by the names of their routes: code splitting gives each group shared chunks. `[['list', 'event'], ['attendees', 'checkIn']]` */
  chunkGroups?: readonly (readonly string[])[];
  /** Some of its pages are open without a sign-in: its routes come with the first script, those of other features with the shell. */
  hasPublicPages?: boolean;
  /** The name of the export of `from` that asks people to sign in where they are, on another website: the `signInAgain` of its provider. */
  signInAgain?: string;
  /** The package, or its entry point, that exports the feature. */
  from: string;
  /** The name of that export. */
  name: string;
}

/** What a feature's manifest says of its widgets and elements on other websites, for its tests and documentation. */
export interface FeatureElsewhere<Page extends string = string, Outcomes extends object = Record<never, object>> {
  /** Of each page the component that shows it on another website, or why only the portal has it. */
  pages: Readonly<Record<Page, { widget: string } | { onlyOnPortal: string }>>;
  /** What its pages tell a website of, in lower case: a widget's `onJoined`, and the element's `portal-joined`. */
  outcomes: readonly (keyof Outcomes & string)[];
}

/** The same of every feature of a package by its id, or why all of its pages are the portal's alone. */
export type PackageElsewhere = Readonly<
  Record<string, (Pick<FeatureElsewhere, 'pages'> & { outcomes: readonly string[] }) | { onlyOnPortal: string }>
>;
