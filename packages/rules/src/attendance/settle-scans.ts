import type { ScanOutcome } from '@portal/api/contract';

/** What was asked of one ticket at the door, whenever it was heard of. */
export interface Scan {
  id: string;
  at: Date;
  action: 'in' | 'undo';
}

export interface Settled {
  /** Null: they are not in. */
  attendedAt: Date | null;
  outcomes: ReadonlyMap<string, Extract<ScanOutcome, 'in' | 'already' | 'undone' | 'notIn'>>;
}

/**
 * Reads the scans of one ticket in the order in which they were made, so that it comes to the same in whatever order and however often devices send them: of two that
 * let somebody in, the first by time counts.
 */
export function settleScans(scans: readonly Scan[]): Settled {
  const inOrder = [...new Map(scans.map((scan) => [scan.id, scan])).values()].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1),
  );
  const outcomes = new Map<string, 'in' | 'already' | 'undone' | 'notIn'>();
  let attendedAt: Date | null = null;
  for (const { id, at, action } of inOrder) {
    const isIn = attendedAt !== null;
    if (action === 'in') {
      outcomes.set(id, isIn ? 'already' : 'in');
      attendedAt ??= at;
    } else {
      outcomes.set(id, isIn ? 'undone' : 'notIn');
      attendedAt = null;
    }
  }
  return { attendedAt, outcomes };
}
