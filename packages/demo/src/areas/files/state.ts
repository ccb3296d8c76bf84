import type { Stored } from '../../mock/collection.ts';
import type { WorldAttachment } from '../../world/world-types.ts';

export interface StoredFile extends Stored<WorldAttachment> {
  /** Of files that were uploaded to the mock. */
  readonly url?: string;
}
