import type { SavedFilter } from '@portal/api/contract';
import type { InitialData } from '../../mock/initial-data.ts';
import { type Collection, collection } from '../../mock/collection.ts';
import type { PrivacyFlags } from '@portal/rules';

export interface DirectoryState {
  /** What the directory tells of somebody, by person; who has not said has none. */
  directory: Collection<PrivacyFlags>;
  /** What somebody looks for in it again and again, by person. */
  directoryFilters: Map<string, readonly SavedFilter[]>;
}

export function directoryState({ world }: InitialData): DirectoryState {
  return {
    directoryFilters: new Map(),
    directory: collection(
      () => new Map(world.people.flatMap(({ id, directory }) => (directory === null ? [] : [[id, directory]]))),
    ),
  };
}
