import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { safeLink, safePicture } from './safe-link.ts';
import { videoKey, videoOf, videoOfKey, videoPage } from './video-address.ts';

const allowed: Config = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li'],
    ...['blockquote', 'a', 'code', 'pre', 'hr', 'img', 'figure', 'span', 'iframe'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: [
    ...['href', 'src', 'alt', 'title', 'width', 'height', 'start', 'colspan', 'rowspan', 'scope'],
    ...['data-video', 'data-mention'],
  ],
  // Checked below; the colon in a video's key would pass for a scheme.
  ADD_URI_SAFE_ATTR: ['data-video'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

// Made on first use, so that importing needs no document, and our own, so that a host's hooks stay the host's.
let purifier: DOMPurify | null = null;

/** Rich text reduced to what the portal allows, in a document of its own. Needs a browser. */
export function sanitiseToFragment(html: string): DocumentFragment {
  // A text that begins as a frameset has no body, and so nothing to give back, which the types pass over.
  const fragment: DocumentFragment | null = ownPurifier().sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  return fragment ?? document.createDocumentFragment();
}

function ownPurifier(): DOMPurify {
  if (purifier !== null) return purifier;
  purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    prepare[node.tagName]?.(node);
    for (const { name } of [...node.attributes]) {
      if (allowedOn[name]?.includes(node.tagName) !== true) node.removeAttribute(name);
    }
  });
  return purifier;
}

/** The elements that may carry an attribute. */
const allowedOn: Record<string, readonly string[]> = {
  href: ['A'],
  src: ['IMG'],
  alt: ['IMG'],
  width: ['IMG'],
  height: ['IMG'],
  start: ['OL'],
  colspan: ['TH', 'TD'],
  rowspan: ['TH', 'TD'],
  scope: ['TH'],
  'data-video': ['FIGURE'],
  'data-mention': ['SPAN'],
};

const prepare: Record<string, (element: Element) => void> = {
  A: (link) => {
    const href = safeLink(link.getAttribute('href') ?? '');
    if (href === null) link.removeAttribute('href');
    else link.setAttribute('href', href);
  },
  IMG: (picture) => {
    if (safePicture(picture.getAttribute('src') ?? '') === null) picture.remove();
    for (const side of ['width', 'height']) {
      if (!/^\d{1,5}$/.test(picture.getAttribute(side) ?? '')) picture.removeAttribute(side);
    }
  },
  FIGURE: (figure) => {
    if (videoOfKey(figure.getAttribute('data-video') ?? '') === null) figure.removeAttribute('data-video');
  },
  SPAN: (span) => {
    if (!/^[\w-]{1,64}$/.test(span.getAttribute('data-mention') ?? '')) span.removeAttribute('data-mention');
  },
  IFRAME: replaceFrame,
};

/** A player that older texts embed becomes the linked poster; any other frame goes. */
function replaceFrame(frame: Element): void {
  const video = videoOf(frame.getAttribute('src') ?? '');
  if (video === null) {
    frame.remove();
    return;
  }
  const figure = frame.ownerDocument.createElement('figure');
  const link = frame.ownerDocument.createElement('a');
  figure.setAttribute('data-video', videoKey(video));
  link.setAttribute('href', videoPage(video));
  link.textContent = frame.getAttribute('title') || videoPage(video);
  figure.append(link);
  frame.replaceWith(figure);
}
