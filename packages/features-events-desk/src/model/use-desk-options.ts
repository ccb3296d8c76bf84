import { calls, useEndpoint } from '@portal/api';

/** Places, categories and tags. */
export function useDeskOptions() {
  return useEndpoint(calls.desk.options, {}, { staleTimeMs: 300_000 }).view;
}

type OptionsView = ReturnType<typeof useDeskOptions>;
export type DeskOptions = Extract<OptionsView, { state: 'ready' }>['data'];
