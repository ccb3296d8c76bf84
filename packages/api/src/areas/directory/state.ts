import type { Beginning } from '../../mock/beginning.ts';
import type { PrivacyFlags } from '../../rules/index.ts';

export interface DirectoryState {
  /** What the directory tells of somebody, by person; who has not said has none. */
  directory: Map<string, PrivacyFlags>;
}

export function directoryState({ world }: Beginning): DirectoryState {
  return {
    directory: new Map(world.people.flatMap(({ id, directory }) => (directory === null ? [] : [[id, directory]]))),
  };
}
