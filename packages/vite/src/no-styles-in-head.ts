import type { Plugin } from 'vite';
import { expectReplacements } from './expect-replacements.ts';

const prepended = /\b(?:ownerDocument|document)\.head\.prepend\(style\);?/g;

const styling = /\/react-aria\/dist\/private\/(?:interactions\/usePress|overlays\/usePreventScroll)\./;
const replacements = {
  press: { what: 'The style of things to press in react-aria', library: /\/react-aria\/.*\/(?:usePress|useButton)\./ },
  scroll: {
    what: 'The style of what scrolls in react-aria',
    library: /\/react-aria\/.*\/(?:usePreventScroll|useModalOverlay)\./,
  },
};

/**
 * Keeps the component library's style elements out of a website's head: they would reach what is not the portal's, not reach into elements, and be an error
 * under a policy without inline styles. What they say of things to press stands in the portal's own stylesheet.
 */
export function noStylesInHead(): Plugin {
  const { found, buildEnd } = expectReplacements(replacements);
  return {
    name: 'portal-no-styles-in-head',
    apply: 'build',
    transform: {
      filter: { id: styling },
      handler(code, id) {
        const without = code.replace(prepended, '');
        if (without !== code) found(id.includes('/usePress.') ? 'press' : 'scroll');
        return { code: without, map: null };
      },
    },
    buildEnd,
  };
}
