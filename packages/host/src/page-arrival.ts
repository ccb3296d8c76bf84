type Page = Pick<Document, 'readyState' | 'querySelectorAll' | 'addEventListener' | 'defaultView'>;

/** The page has been read to its end; scripts of its own may run before that. */
export async function pageRead(page: Page): Promise<void> {
  if (page.readyState !== 'loading') return;
  await new Promise<void>((resolve) => page.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}

/** The styles that the page asks for have come, or will not: what is drawn before them would have no looks. */
export async function stylesArrived(page: Page): Promise<void> {
  const waiting = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => !sheet);
  if (waiting.length === 0 || page.readyState === 'complete') return;
  // One that failed before is waited for with the page, which then has everything that it will have.
  const complete = new Promise((resolve) => page.defaultView?.addEventListener('load', resolve, { once: true }));
  await Promise.race([complete, Promise.all(waiting.map(settled))]);
}

/** A font that has not come by then is held up by more than a slow network. */
const lettersMs = 5000;

/** The letters of the words that stand there have come, or do not come soon: words that are drawn in those of the device move when their own come. */
export async function lettersArrived({ fonts }: Pick<Document, 'fonts'>): Promise<void> {
  await Promise.race([fonts.ready, new Promise((resolve) => setTimeout(resolve, lettersMs))]);
}

function settled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
  });
}
