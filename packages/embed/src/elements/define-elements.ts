import type { ElementsOf, MountedPage } from './elements-of.ts';
import { inView } from './in-view.ts';
import { elementsOf, register } from './registry.ts';
import { declareFonts, stylesheetAt } from './stylesheets.ts';

/**
 * Defines a portal's custom elements. Each shows what stands in it, usually a link to the portal, until its page is there; without scripts, without the
 * network or of an organisation that is not known it stays so.
 */
export function defineElements(elements: ElementsOf): void {
  register(elements);
  for (const tag of Object.keys(elements.pages))
    if (customElements.get(tag) === undefined) customElements.define(tag, class extends PortalElement {});
}

class PortalElement extends HTMLElement {
  #isWanted: AbortController | undefined;
  #place: MountedPage | undefined;

  connectedCallback(): void {
    this.#isWanted?.abort();
    const wanted = new AbortController();
    this.#isWanted = wanted;
    // Moved in the page, it keeps what it shows.
    if (this.#place === undefined) void this.#open(wanted.signal);
  }

  disconnectedCallback(): void {
    this.#isWanted?.abort();
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#place?.close();
      this.#place = undefined;
    });
  }

  async #open(signal: AbortSignal): Promise<void> {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [frame()];
    root.replaceChildren(document.createElement('slot'));
    try {
      const elements = await elementsOf(this.getAttribute('organisation'), signal);
      const page = elements.pages[this.localName];
      if (page === undefined) throw new Error(`The portal of ${elements.organisation} has no <${this.localName}>.`);
      await inView(this, signal);
      const [places, styles] = await Promise.all([elements.load(), stylesheetAt(elements.styles)]);
      if (signal.aborted) return;
      // Without them there are letters all the same.
      declareFonts(elements.fonts).catch(() => undefined);
      root.adoptedStyleSheets = [frame(), styles];
      const container = document.createElement('div');
      root.append(container);
      const onShown = () => root.querySelector('slot')?.remove();
      this.#place = places.mountPage({ element: this, container, page, onShown });
    } catch (error) {
      if (!signal.aborted) this.dispatchEvent(new CustomEvent('portal-failed', { detail: error, bubbles: true }));
    }
  }
}

let ownFrame: CSSStyleSheet | undefined;

/** The box that an element is on its page; whatever the page says of it wins. */
function frame(): CSSStyleSheet {
  if (ownFrame !== undefined) return ownFrame;
  ownFrame = new CSSStyleSheet();
  ownFrame.replaceSync(':host { display: block } :host([hidden]) { display: none }');
  return ownFrame;
}
