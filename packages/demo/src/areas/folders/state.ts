import type { InitialData } from '../../mock/initial-data.ts';
import { byId, type Collection, collection, type Stored } from '../../mock/collection.ts';
import type { WorldFolder, WorldFolderItem } from '../../world/world-types.ts';
import type { StoredFile } from '../files/state.ts';

export interface MockFolderItem extends Stored<Omit<WorldFolderItem, 'createdMinutesAgo' | 'target'>> {
  /** The address of a link, or a file. */
  readonly target: string | StoredFile;
  readonly createdAt: Date;
  /** Whoever added it to the mock. */
  readonly createdBy?: string;
}

export interface MockFolder extends Stored<Omit<WorldFolder, 'items'>> {
  readonly items: readonly MockFolderItem[];
  /** Folders of a community stand by it. */
  readonly position: number;
}

export interface FoldersState {
  folders: Collection<MockFolder>;
}

export function foldersState({ world, ago }: InitialData): FoldersState {
  return {
    folders: collection(() =>
      byId(
        world.folders.map((folder, position) => ({
          ...folder,
          position,
          items: folder.items.map(({ createdMinutesAgo, ...item }) => ({ ...item, createdAt: ago(createdMinutesAgo) })),
        })),
      ),
    ),
  };
}
