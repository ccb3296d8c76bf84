import { type Beginning, shared } from '../../mock/beginning.ts';
import { byId, type Collection, collection, type Kept } from '../../mock/collection.ts';
import type { WorldCategory, WorldTag } from '../../world/world-types.ts';

export interface MockCategory extends Kept<Omit<WorldCategory, 'createdMinutesAgo'>> {
  readonly createdAt: Date;
  readonly updatedAt: Date | null;
}

export interface MockTag extends Kept<WorldTag> {
  readonly updatedAt: Date | null;
}

export interface CatalogueState {
  categories: Collection<MockCategory>;
  tags: Collection<MockTag>;
}

export function catalogueState(beginning: Beginning): CatalogueState {
  return { categories: collection(() => categories(beginning)), tags: collection(() => tags(beginning)) };
}

const categories = shared(({ world, ago }: Beginning) =>
  byId(
    world.categories.map(({ createdMinutesAgo, ...category }): MockCategory => ({
      ...category,
      createdAt: ago(createdMinutesAgo),
      updatedAt: null,
    })),
  ),
);

const tags = shared(({ world }: Beginning) => byId(world.tags.map((tag): MockTag => ({ ...tag, updatedAt: null }))));
