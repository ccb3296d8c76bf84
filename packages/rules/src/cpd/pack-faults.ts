import type { CpdCategory, RulePack } from '@portal/api/rules';

/** What contradicts itself in a pack whose shape is right. */
export function packFaults(pack: RulePack): string[] {
  const ids = pack.categories.map(({ id }) => id);
  const minimums = pack.categories.reduce((sum, { minimumMinutes }) => sum + minimumMinutes, 0);
  const { cycle } = pack;
  return [
    new Set(ids).size < ids.length && 'Two categories have the same id.',
    minimums > pack.requiredMinutes && 'The categories ask for more than the total.',
    ...pack.categories.map(categoryFault),
    cycle.kind === 'fixed' &&
      cycle.yearlyMinimumMinutes * cycle.years > pack.requiredMinutes &&
      'The years ask for more than the total.',
  ].filter((fault) => fault !== false);
}

function categoryFault({ id, minimumMinutes, capMinutes, countsPercent }: CpdCategory): string | false {
  if (capMinutes !== null && capMinutes < minimumMinutes) return `The cap of ${id} is below its minimum.`;
  return countsPercent === 0 && minimumMinutes > 0 && `The minimum of ${id} cannot be reached.`;
}
