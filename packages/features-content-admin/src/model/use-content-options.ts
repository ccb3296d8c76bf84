import { calls, useEndpoint } from '@portal/api';

const fiveMinutes = 300_000;

/** What items can be given, and whether they are written here at all. */
export function useContentOptions() {
  const { view, data } = useEndpoint(calls.contentDesk.options, {}, { staleTimeMs: fiveMinutes });
  return {
    view,
    /** Undefined as long as it is not known. */
    options: data,
    /** Where it could not be loaded, for pages that stand without it. */
    onRetry: view.state === 'failed' ? view.retry : undefined,
  };
}

export type ContentOptions = NonNullable<ReturnType<typeof useContentOptions>['options']>;
