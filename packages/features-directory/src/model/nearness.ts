import { limits } from '@portal/api';
import { anywhere, type Distance, distances, postCodeOf } from '@portal/rules';
import type { Search, View } from '@portal/kit';
import type { SortOrder } from './directory-page.ts';

/** Near which postcode a directory is looked through; an empty one is anywhere. */
export interface Nearness {
  near: string;
  within: Distance;
}

export const noNearness: Nearness = anywhere;

/** `hasDistances`: the organisation has said where postcodes are; otherwise an address says nothing of them. */
export function nearnessIn({ near = '', within }: Search, hasDistances: boolean): Nearness {
  if (!hasDistances) return noNearness;
  return {
    near: postCodeOf(near).slice(0, limits.account.postCodeLength),
    within: distances.find((one) => one === within) ?? anywhere.within,
  };
}

export function nearnessInAddress({ near, within }: Nearness): Search {
  return {
    near: near || undefined,
    within: near === '' || within === anywhere.within ? undefined : within,
  };
}

/** As calls take it. */
export function nearnessQuery({ near, within }: Nearness): Partial<Nearness> {
  return near === '' ? {} : { near, within };
}

/** Another postcode begins with the nearest, and none with the first by name. */
export function atPostCode(near: string): Pick<Nearness, 'near'> & { sort: SortOrder } {
  return { near, sort: near === '' ? 'asc' : 'near' };
}

/** What somebody points at on the map: the nearest first, as near as can be chosen. */
export function aroundPostCode(near: string): Nearness & { sort: SortOrder } {
  const [nearest] = distances;
  return { ...atPostCode(near), within: nearest };
}

/** Whether nothing was found because nobody knows where the postcode is. */
export function isUnknownPostCode(view: View<unknown>): boolean {
  return view.state === 'failed' && view.problem.field === 'query.near';
}
