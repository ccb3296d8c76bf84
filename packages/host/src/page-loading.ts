type Page = Pick<Document, 'readyState' | 'querySelectorAll' | 'addEventListener' | 'defaultView'>;

/** The document has been parsed to its end; an async script may run before that. */
export async function documentParsed(page: Page): Promise<void> {
  if (page.readyState !== 'loading') return;
  await new Promise<void>((resolve) => page.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}

/** The stylesheets of the page have loaded, or failed: what is rendered before them would flash unstyled. */
export async function stylesLoaded(page: Page): Promise<void> {
  const waiting = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => !sheet);
  if (waiting.length === 0 || page.readyState === 'complete') return;
  // One that failed before is waited for with the page, which then has everything that it will have.
  const complete = new Promise((resolve) => page.defaultView?.addEventListener('load', resolve, { once: true }));
  await Promise.race([complete, Promise.all(waiting.map(loadedOrFailed))]);
}

/** A font that has not come by then is held up by more than a slow network. */
const fontTimeoutMs = 5000;

/** The fonts of the page have loaded, or take too long: text in a fallback font shifts the layout when its own font loads. */
export async function fontsLoaded({ fonts }: Pick<Document, 'fonts'>): Promise<void> {
  await Promise.race([fonts.ready, new Promise((resolve) => setTimeout(resolve, fontTimeoutMs))]);
}

function loadedOrFailed(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
  });
}
