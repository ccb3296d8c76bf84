import { type InitialData, shared } from '../../mock/initial-data.ts';
import { byId, type Collection, collection, type Stored } from '../../mock/collection.ts';
import type { WorldCategory, WorldTag } from '../../world/world-types.ts';

export interface MockCategory extends Stored<Omit<WorldCategory, 'createdMinutesAgo'>> {
  readonly createdAt: Date;
  readonly updatedAt: Date | null;
}

export interface MockTag extends Stored<WorldTag> {
  readonly updatedAt: Date | null;
}

export interface CatalogueState {
  categories: Collection<MockCategory>;
  tags: Collection<MockTag>;
}

export function catalogueState(initial: InitialData): CatalogueState {
  return { categories: collection(() => categories(initial)), tags: collection(() => tags(initial)) };
}

const categories = shared(({ world, ago }: InitialData) =>
  byId(
    world.categories.map(({ createdMinutesAgo, ...category }): MockCategory => ({
      ...category,
      createdAt: ago(createdMinutesAgo),
      updatedAt: null,
    })),
  ),
);

const tags = shared(({ world }: InitialData) => byId(world.tags.map((tag): MockTag => ({ ...tag, updatedAt: null }))));
