type Scheme = 'light' | 'dark' | 'auto';
type Direction = 'ltr' | 'rtl';

/** What an element says of its looks, as properties of PortalRoot. */
export interface ElementLooks {
  scheme: Scheme;
  direction: Direction;
}

/** The attributes that decide how an element looks. */
export const lookAttributes = ['scheme', 'dir'];

/** As the attributes say; else light and dark as the website is, and the direction in which its words run there. */
export function looksOf(element: HTMLElement): ElementLooks {
  const scheme = element.getAttribute('scheme');
  return {
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'auto',
    direction: getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr',
  };
}
