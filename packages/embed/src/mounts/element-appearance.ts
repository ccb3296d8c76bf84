import type { HeadingStart } from '@portal/ui';

/** What an element says of its looks. */
export interface ElementAppearance {
  scheme: 'light' | 'dark' | 'auto';
  direction: 'ltr' | 'rtl';
  /** Of its first heading, on a page that has headings of its own. */
  headingLevel: HeadingStart;
}

/** The attributes that decide how an element looks. */
export const appearanceAttributes = ['scheme', 'dir', 'heading-level'];

/** As the attributes say; else light and dark as the visitor's device is, the direction in which words run there, and headings from the second level on. */
export function appearanceOf(element: HTMLElement): ElementAppearance {
  const scheme = element.getAttribute('scheme');
  const level = element.getAttribute('heading-level');
  return {
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'auto',
    direction: getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr',
    headingLevel: level === '1' ? 1 : level === '3' ? 3 : 2,
  };
}
