/** A part of what a ring counts. */
export interface ProgressRingSegment {
  id: string;
  label: string;
  value: number;
}

export interface RingShares {
  /** From 0 to 1: how much of the ring is rendered. */
  filled: number;
  /** From 0 to 1: the second lap, beyond the target. */
  beyond: number;
}

/** A ring has one lap for the target and one for what goes beyond it. Without a target whatever there is fills it. */
export function ringShares(value: number, target: number): RingShares {
  if (value <= 0) return { filled: 0, beyond: 0 };
  if (target <= 0) return { filled: 1, beyond: 0 };
  const laps = value / target;
  return { filled: Math.min(1, laps), beyond: Math.min(1, Math.max(0, laps - 1)) };
}

export interface SegmentShare {
  id: string;
  start: number;
  length: number;
}

/** The parts of a ring after each other; those beyond the target shrink together, so that all of them are seen. */
export function segmentShares(segments: readonly { id: string; value: number }[], target: number): SegmentShare[] {
  const total = segments.reduce((sum, { value }) => sum + value, 0);
  const whole = Math.max(target, total);
  let start = 0;
  return segments
    .filter(({ value }) => value > 0)
    .map(({ id, value }) => {
      const share = { id, start, length: value / whole };
      start += share.length;
      return share;
    });
}
