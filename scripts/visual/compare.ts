import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export type Change = 'same' | 'changed' | 'added' | 'removed';

export interface Comparison {
  /** `story look` */
  name: string;
  change: Change;
  /** How many of a thousand pixels differ. */
  perMille: number;
  before: Buffer | null;
  after: Buffer | null;
  difference: Buffer | null;
}

/** Compares what was with what is, the greatest change first. */
export function compareAll(before: ReadonlyMap<string, Buffer>, after: ReadonlyMap<string, Buffer>): Comparison[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names
    .map((name) => compare(name, before.get(name) ?? null, after.get(name) ?? null))
    .toSorted((a, b) => b.perMille - a.perMille || a.name.localeCompare(b.name));
}

function compare(name: string, before: Buffer | null, after: Buffer | null): Comparison {
  if (before === null || after === null) {
    const change = before === null ? 'added' : 'removed';
    return { name, change, perMille: 0, before, after, difference: null };
  }
  if (before.equals(after)) return { name, change: 'same', perMille: 0, before, after, difference: null };
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const difference = new PNG({ width, height });
  const [one, two] = [onto(first, width, height), onto(second, width, height)];
  // Tight: a colour that is off by a shade is what this is for; smoothed edges of letters are not.
  const differing = pixelmatch(one, two, difference.data, width, height, { threshold: 0.02 });
  const perMille = (differing / (width * height)) * 1000;
  if (differing === 0) return { name, change: 'same', perMille, before, after, difference: null };
  return { name, change: 'changed', perMille, before, after, difference: PNG.sync.write(difference) };
}

/** The picture on a canvas of another size. */
function onto(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}

export function summaryOf(comparisons: readonly Comparison[]): string {
  const count = (change: Change) => comparisons.filter((each) => each.change === change).length;
  return `${comparisons.length} pictures: ${count('changed')} changed, ${count('added')} added, ${count('removed')} removed, ${count('same')} the same.`;
}
