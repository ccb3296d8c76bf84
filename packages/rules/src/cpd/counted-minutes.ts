import type { RulePack } from '@portal/api/rules';

/** A record, or the sum of several of one category: they count alike. */
export interface CountedRecord {
  completedAt: Date;
  minutes: number;
  /** One of the pack's; null or unknown for what belongs to none. */
  categoryId: string | null;
}

export interface CategoryMinutes {
  id: string;
  /** As they were recorded. */
  loggedMinutes: number;
  /** As they count: by its percent, and no more than its cap. */
  countedMinutes: number;
}

export interface CountedMinutes {
  totalMinutes: number;
  categories: CategoryMinutes[];
  /** What belongs to no category and counts. */
  otherMinutes: number;
}

interface Between {
  from: Date;
  /** Not itself. */
  until: Date;
}

/** What records of a time come to. The order of records never matters, because only their sums are looked at. */
export function countedMinutes(
  pack: Pick<RulePack, 'categories' | 'countsOthers'>,
  records: readonly CountedRecord[],
  { from, until }: Between,
): CountedMinutes {
  const [begin, end] = [from.getTime(), until.getTime()];
  const logged = new Map<string | null, number>(pack.categories.map(({ id }) => [id, 0]));
  let others = 0;
  for (const { completedAt, minutes, categoryId } of records) {
    const at = completedAt.getTime();
    if (at < begin || at >= end) continue;
    const before = logged.get(categoryId);
    if (before === undefined) others += minutes;
    else logged.set(categoryId, before + minutes);
  }
  const categories = pack.categories.map(({ id, countsPercent, capMinutes }) => {
    const loggedMinutes = logged.get(id) ?? 0;
    const weighed = Math.floor((loggedMinutes * countsPercent) / 100);
    return { id, loggedMinutes, countedMinutes: Math.min(weighed, capMinutes ?? weighed) };
  });
  const otherMinutes = pack.countsOthers ? others : 0;
  const inCategories = categories.reduce((sum, category) => sum + category.countedMinutes, 0);
  return { totalMinutes: inCategories + otherMinutes, categories, otherMinutes };
}
