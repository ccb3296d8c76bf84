import type { RulePack } from '@portal/api/rules';

export interface AttendedEvent {
  /** Null: it does not count for CPD. */
  cpdHours: number | null;
  /** As the organisation calls them. */
  categories: readonly string[];
  presenters: readonly string[];
}

/** What is learned with others, in packs that ask for it. */
const withOthers = 'interactive';

/** What a record says of an event that somebody has come to; null where it does not count. */
export function attendedRecord(
  { cpdHours, categories, presenters }: AttendedEvent,
  pack: Pick<RulePack, 'categories'>,
) {
  const minutes = Math.round((cpdHours ?? 0) * 60);
  if (minutes <= 0) return null;
  const known = pack.categories.find(({ id, name }) => categories.some((one) => isSame(one, name) || isSame(one, id)));
  const other = pack.categories.find(({ id }) => id === withOthers);
  return {
    minutes,
    category: (known ?? other)?.id ?? '',
    domain: categories.join(', '),
    presenter: presenters.join(', '),
  };
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();
