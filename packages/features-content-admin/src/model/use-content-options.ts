import { calls, useEndpoint } from '@portal/api';

const fiveMinutes = 300_000;

/** What items can be given, and whether they are written here at all; undefined as long as that is not known. */
export function useContentOptions() {
  return useEndpoint(calls.contentDesk.options, {}, { staleTimeMs: fiveMinutes }).data;
}

/** The same as a view, for pages that cannot do without. */
export function useContentOptionsView() {
  return useEndpoint(calls.contentDesk.options, {}, { staleTimeMs: fiveMinutes }).view;
}

export type ContentOptions = NonNullable<ReturnType<typeof useContentOptions>>;
