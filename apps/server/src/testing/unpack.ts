import { unzipSync } from 'fflate';

/** The files of a ZIP by their paths. */
export function unpack(zip: Uint8Array): ReadonlyMap<string, Uint8Array> {
  return new Map(Object.entries(unzipSync(zip)));
}
