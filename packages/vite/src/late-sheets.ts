import type { Plugin } from 'vite';

const appended = 'document.head.appendChild(link)';

/**
 * Puts stylesheets that come with a later part after those of the page. A page that was drawn at build has its whole sheets at the end of its body, where
 * they would win over every sheet that joins the head: of two rules of one layer the later one holds.
 */
export function lateSheets(): Plugin {
  return {
    name: 'portal-late-sheets',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        const moved = code.replace(appended, '(isCss ? document.body : document.head).appendChild(link)');
        if (moved === code) this.error('Vite adds stylesheets in another way now');
        return { code: moved, map: null };
      },
    },
  };
}
