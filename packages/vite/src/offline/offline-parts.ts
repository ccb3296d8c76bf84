/** What the pages of a portal that work offline are made of. */
export interface OfflineParts {
  pages: readonly {
    /** `/events/tickets/:id` */
    pattern: string;
    /** The HTML that it begins with. */
    file: string;
    sources: readonly string[];
  }[];
  /** What all pages are rendered by, also those that do not work offline. */
  sourcesOfAllPages: readonly string[];
  words: OfflineWords;
}

/** Of the page that stands in for all others. */
export interface OfflineWords {
  locale: string;
  organisation: string;
  title: string;
  text: string;
  kept: string;
  again: string;
}
