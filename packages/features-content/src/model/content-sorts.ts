/** In which orders a list can be, as the content service is asked for them. */
export const contentSorts = {
  oldest: ['date_created'],
  newest: ['-date_created', '-publishStartDate'],
  oldestUpdate: ['date_updated'],
  newestUpdate: ['-date_updated'],
  nameUp: ['name'],
  nameDown: ['-name'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ContentSort = keyof typeof contentSorts;

export const defaultSort: ContentSort = 'newest';

export function sortFrom(text: string | undefined): ContentSort {
  return text !== undefined && isSort(text) ? text : defaultSort;
}

function isSort(text: string): text is ContentSort {
  return Object.hasOwn(contentSorts, text);
}
