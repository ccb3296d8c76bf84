/** The element that a page stands in, for the skip link and for focus after a change of page. */
export const contentId = 'main';
