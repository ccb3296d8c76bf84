const colors = ['color', 'backgroundColor', 'borderTopColor', 'borderBottomColor', 'textDecorationColor'] as const;
const others = [
  'backgroundImage',
  'borderTopWidth',
  'boxShadow',
  'filter',
  'fontWeight',
  'opacity',
  'outlineStyle',
  'textDecorationLine',
  'textDecorationThickness',
  'transform',
] as const;

interface RenderedStyle {
  colors: readonly string[];
  others: string;
}

/** How a part of the page is rendered: each element, and what is rendered before and after it. */
export type Look = readonly RenderedStyle[];

/** Of the part, of what stands beside it and of what it stands in: a box may show what its input feels. */
export function lookAround(part: Element): Look {
  const near = part.parentElement?.parentElement ?? part;
  return [...ancestorsOf(near), near, ...near.querySelectorAll('*')].flatMap((element) =>
    [null, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== null && style.content === 'none') return [];
      return [{ colors: colors.map((name) => style[name]), others: others.map((name) => style[name]).join('|') }];
    }),
  );
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement;
  return parent === null ? [] : [parent, ...ancestorsOf(parent)];
}

/** Of 255: less is not seen on a screen in a bright room. */
const leastStep = 5;

/** Whether an eye sees that one is not the other. */
export function isSeen(before: Look, after: Look): boolean {
  if (before.length !== after.length) return true;
  return after.some((now, at) => {
    const then = before[at];
    if (then === undefined || then.others !== now.others) return true;
    return now.colors.some((color, index) => stepBetween(color, then.colors[index] ?? color) >= leastStep);
  });
}

function stepBetween(one: string, other: string): number {
  if (one === other) return 0;
  const [first, second] = [bytesOf(one), bytesOf(other)];
  return Math.max(...first.map((byte, at) => Math.abs(byte - (second[at] ?? byte))));
}

const known = new Map<string, readonly number[]>();
const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** What the browser makes of a colour, on a middle gray, so that what is transparent counts as little as it is seen. */
function bytesOf(color: string): readonly number[] {
  const found = known.get(color);
  if (found !== undefined) return found;
  if (canvas === null) throw new Error('This browser has no canvas.');
  canvas.fillStyle = 'gray';
  canvas.fillRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const bytes = [...canvas.getImageData(0, 0, 1, 1).data];
  known.set(color, bytes);
  return bytes;
}
