import type { Plugin } from 'vite';

const prepended = /\b(?:ownerDocument|document)\.head\.prepend\(style\);?/g;

/**
 * Keeps the component library's style elements out of a website's head: they would reach what is not the portal's, not reach into elements, and be an error
 * under a policy without inline styles. What they say of things to press stands in the portal's own stylesheet.
 */
export function noStylesInHead(): Plugin {
  return {
    name: 'portal-no-styles-in-head',
    apply: 'build',
    transform: {
      filter: { id: /\/react-aria\/dist\/private\/(?:interactions\/usePress|overlays\/usePreventScroll)\./ },
      handler(code) {
        const without = code.replace(prepended, '');
        if (without === code) this.error('react-aria puts its styles elsewhere now');
        return { code: without, map: null };
      },
    },
  };
}
