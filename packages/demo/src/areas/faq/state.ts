import type { InitialData } from '../../mock/initial-data.ts';
import { byId, type Collection, collection, type Stored } from '../../mock/collection.ts';
import type { WorldFaq } from '../../world/world-types.ts';

export interface MockFaq extends Stored<Omit<WorldFaq, 'createdMinutesAgo' | 'updatedMinutesAgo'>> {
  readonly createdAt: Date;
  readonly updatedAt: Date | null;
  readonly updatedBy: string | null;
  readonly isDeleted: boolean;
}

export interface FaqState {
  faqs: Collection<MockFaq>;
}

export function faqState({ world, ago }: InitialData): FaqState {
  return {
    faqs: collection(() =>
      byId(
        world.faqs.map(({ createdMinutesAgo, updatedMinutesAgo, ...faq }) => ({
          ...faq,
          updatedBy: updatedMinutesAgo === null ? null : faq.authorId,
          isDeleted: false,
          createdAt: ago(createdMinutesAgo),
          updatedAt: updatedMinutesAgo === null ? null : ago(updatedMinutesAgo),
        })),
      ),
    ),
  };
}
