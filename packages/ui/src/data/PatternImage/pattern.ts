import { stableNumber } from '../../foundations/stable-number.ts';

export interface PatternShape {
  readonly path: string;
  /** Which of the pattern's tones it has. */
  readonly tone: 1 | 2 | 3;
}

export interface Pattern {
  /** Which of the eight tones of the theme it is built on. */
  readonly ground: number;
  readonly shapes: readonly PatternShape[];
}

const tile = 60;
export const patternSize = { width: tile * 8, height: tile * 4.5 } as const;

/** A sequence of numbers under a limit, always the same for a name. */
function drawFrom(name: string): (limit: number) => number {
  let state = stableNumber(name) || 1;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}

const quarter = (x: number, y: number, r: number, corner: number): string => {
  const [right, bottom] = [x + r, y + r];
  if (corner === 0) return `M${x} ${y}H${right}A${r} ${r} 0 0 1 ${x} ${bottom}Z`;
  if (corner === 1) return `M${right} ${y}V${bottom}A${r} ${r} 0 0 1 ${x} ${y}Z`;
  if (corner === 2) return `M${right} ${bottom}H${x}A${r} ${r} 0 0 1 ${right} ${y}Z`;
  return `M${x} ${bottom}V${y}A${r} ${r} 0 0 1 ${right} ${bottom}Z`;
};

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

const leaf = (x: number, y: number, r: number, isTurned: boolean): string =>
  isTurned
    ? `M${x + r} ${y}A${r} ${r} 0 0 1 ${x} ${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`
    : `M${x} ${y}A${r} ${r} 0 0 1 ${x + r} ${y + r}A${r} ${r} 0 0 1 ${x} ${y}Z`;

/** Rounded shapes on a grid, drawn by a name: the same name always gives the same picture. */
export function patternOf(name: string): Pattern {
  const draw = drawFrom(name);
  const ground = ((stableNumber(name) >>> 9) % 8) + 1;
  const shapes: PatternShape[] = [];
  const cell = tile * 1.5;
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      const [x, y] = [column * cell, row * cell];
      const tone = (draw(3) + 1) as 1 | 2 | 3;
      const kind = draw(7);
      if (kind < 3) shapes.push({ path: quarter(x, y, cell, draw(4)), tone });
      else if (kind === 3) shapes.push({ path: disc(x + cell / 2, y + cell / 2, cell / 2), tone });
      else if (kind === 4) shapes.push({ path: leaf(x, y, cell, draw(2) === 0), tone });
      else if (kind === 5) shapes.push({ path: disc(x + cell / 2, y + cell / 2, cell / 5), tone });
    }
  }
  return { ground, shapes };
}
