import type { CallInput, calls } from '@portal/api';
import type { Search, SearchCodec } from '@portal/kit';

type PreviewQuery = CallInput<typeof calls.contentDesk.preview>['query'];

/** As whom an item can be looked at. */
export const readers = ['member', 'lapsed', 'stranger'] as const satisfies readonly NonNullable<
  NonNullable<PreviewQuery>['as']
>[];

/** As whom an item is looked at. */
export interface PreviewReader {
  as: (typeof readers)[number];
  /** Of which they are besides; null: of none. */
  segmentId: string | null;
}

const idLength = 100;

export const readerInAddress: SearchCodec<PreviewReader> = {
  read: ({ as, segment = '' }: Search) => ({
    as: readers.find((one) => one === as) ?? 'member',
    segmentId: segment === '' || segment.length > idLength ? null : segment,
  }),
  write: ({ as, segmentId }) => ({ as: as === 'member' ? undefined : as, segment: segmentId ?? undefined }),
};

export function previewQuery({ as, segmentId }: PreviewReader) {
  return { as, ...(segmentId !== null && { segmentId }) };
}
