/** What one cold load of a page was like; times in milliseconds from the start of the navigation. */
export interface Load {
  firstPaint: number;
  largestPaint: number;
  /** Until the first field, card or post stood in the page. */
  content: number;
  /** Until the portal's script had taken the page over. */
  works: number;
  /** What had come by the time of the content. */
  requests: number;
  bytes: number;
  shift: number;
  /** What moved, from where to where. */
  moved: string[];
  /** By how much tasks were longer than 50 ms, together. */
  blocking: number;
}

/**
 * The sum of layout shifts that nobody sees: a word that is a few pixels narrower in the letters of the device, until the font has come, moves its neighbours
 * by as much.
 */
export const unseenShift = 0.0005;

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The median of each figure; of what moved, the worst. */
export function typical(loads: readonly Load[]): Load {
  const of = (figure: Exclude<keyof Load, 'moved'>) => median(loads.map((load) => load[figure]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    content: of('content'),
    works: of('works'),
    requests: of('requests'),
    bytes: of('bytes'),
    shift: Math.max(0, ...loads.map(({ shift }) => shift)),
    moved: loads.flatMap(({ moved }) => moved),
    blocking: of('blocking'),
  };
}

const columns = ['first paint', 'largest', 'content', 'works', 'requests', 'kB', 'shift', 'blocking'];

export const heading = line('', columns);

export function figuresLine(name: string, load: Load): string {
  const { firstPaint, largestPaint, content, works, requests, bytes, shift, blocking } = load;
  const times = [firstPaint, largestPaint, content, works].map((time) => time.toFixed(0));
  return line(name, [...times, String(requests), (bytes / 1000).toFixed(0), shift.toFixed(3), blocking.toFixed(0)]);
}

/** How a click or a key was answered. */
export interface Answer {
  /** From it to the next paint, in milliseconds. */
  paint: number;
  /** What the page's thread worked for it until it rested, in milliseconds of this machine's own speed. */
  work: number;
}

const answerGoal = 100;

export const answerHeading = line('click or key to next paint', ['ms', 'goal', 'work, ms']);

export function answerLine(name: string, { paint, work }: Answer): string {
  const mark = paint > answerGoal ? ['above'] : [];
  return line(name, [paint.toFixed(0), String(answerGoal), work.toFixed(0), ...mark]);
}

/** How many times as long a page takes as what it stands beside. */
export function ratiosLine(name: string, load: Load, beside: Load): string {
  const figures = ['firstPaint', 'largestPaint', 'content'] as const;
  return line(
    name,
    figures.map((figure) => ratio(load[figure], beside[figure])),
  );
}

export function ratio(value: number, beside: number): string {
  return beside === 0 ? '–' : `${(value / beside).toFixed(2)} ×`;
}

function line(name: string, cells: readonly string[]): string {
  return (name.padEnd(26) + cells.map((cell) => cell.padStart(12)).join('')).trimEnd();
}
