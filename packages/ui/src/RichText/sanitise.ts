import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { safeLink, safePicture } from './safe-link.ts';

const allowed: Config = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'h2', 'h3', 'h4', 'ul', 'ol', 'li'],
    ...['blockquote', 'a', 'code', 'pre', 'hr', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'start', 'colspan', 'rowspan', 'scope', 'target', 'rel'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

// Made on first use, so that importing needs no document, and our own, so that a host's hooks stay the host's.
let purifier: DOMPurify | null = null;

/** Rich text reduced to what the portal allows. Empty where there is no document to parse it with. */
export function sanitise(html: string): string {
  if (typeof window === 'undefined') return '';
  // TrustedHTML where the page enforces trusted types; it is only ever handed to innerHTML.
  return ownPurifier().sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true }) as unknown as string;
}

/** The same as nodes. */
export function sanitiseToFragment(html: string): DocumentFragment {
  return ownPurifier().sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
}

function ownPurifier(): DOMPurify {
  if (purifier !== null) return purifier;
  purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') prepareLink(node);
    if (node.tagName === 'IMG') preparePicture(node);
  });
  return purifier;
}

function prepareLink(link: Element): void {
  const href = safeLink(link.getAttribute('href') ?? '');
  for (const name of ['href', 'target', 'rel']) link.removeAttribute(name);
  if (href === null) return;
  link.setAttribute('href', href);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

function preparePicture(picture: Element): void {
  if (safePicture(picture.getAttribute('src') ?? '') === null) {
    picture.remove();
    return;
  }
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('referrerpolicy', 'no-referrer');
}
