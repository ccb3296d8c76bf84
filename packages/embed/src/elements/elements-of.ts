/** A page of the portal to be opened in an element. */
export interface PageMount {
  element: HTMLElement;
  /** In the element's shadow root; it is the place's own. */
  container: HTMLElement;
  /** The page's name among all features: `directory.profile`. */
  page: string;
  /** Called once, when there is something to see. */
  onShown(): void;
}

/** A page that stands in an element. */
export interface MountedPage {
  close(): void;
}

/** What comes when the first element is in view. */
export interface MountsModule {
  mountPage(place: PageMount): MountedPage;
}

/** The elements of one organisation's portal. */
export interface ElementsOf {
  organisation: string;
  /** Pages by the name of their element: `{ 'portal-profile': 'directory.profile' }`. */
  pages: Readonly<Record<string, string>>;
  /** The addresses of the stylesheet inside of elements, and of the one that declares fonts, which only a document can. */
  styles: string;
  fonts: string;
  load(): Promise<MountsModule>;
}
