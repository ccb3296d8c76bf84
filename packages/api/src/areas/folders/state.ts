import type { Beginning } from '../../mock/beginning.ts';
import { byId, type Collection, collection, type Kept } from '../../mock/collection.ts';
import type { WorldFolder, WorldFolderItem } from '../../world/world-types.ts';

export interface MockFolderItem extends Kept<Omit<WorldFolderItem, 'createdMinutesAgo'>> {
  readonly createdAt: Date;
}

export interface MockFolder extends Kept<Omit<WorldFolder, 'items'>> {
  readonly items: readonly MockFolderItem[];
}

export interface FoldersState {
  folders: Collection<MockFolder>;
}

export function foldersState({ world, ago }: Beginning): FoldersState {
  return {
    folders: collection(() =>
      byId(
        world.folders.map((folder) => ({
          ...folder,
          items: folder.items.map(({ createdMinutesAgo, ...item }) => ({ ...item, createdAt: ago(createdMinutesAgo) })),
        })),
      ),
    ),
  };
}
