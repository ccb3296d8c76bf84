import type { Kept } from '../../mock/collection.ts';
import type { WorldAttachment } from '../../world/world-types.ts';

export interface StoredFile extends Kept<WorldAttachment> {
  /** Of files that were uploaded to the mock. */
  readonly url?: string;
}
