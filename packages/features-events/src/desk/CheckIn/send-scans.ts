import type { DoorScan, ScanResult } from '@portal/api';
import { ProblemError } from '@portal/kit';
import type { HeardResults } from './door-book.ts';

/**
 * Sends scans together. Where the server cannot read one of them, they are sent by halves until it is found: it alone is refused, and keeps no other waiting. Rejects
 * where nothing was answered; what was answered before has been heard.
 */
export async function sendScans(
  scans: readonly DoorScan[],
  ask: (scans: DoorScan[]) => Promise<HeardResults>,
  hear: (heard: HeardResults) => void,
): Promise<void> {
  try {
    hear(await ask([...scans]));
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    const [first] = scans;
    if (first === undefined) return;
    if (scans.length === 1) return hear({ results: [refused(first)], readAt: null });
    const middle = Math.ceil(scans.length / 2);
    await sendScans(scans.slice(0, middle), ask, hear);
    await sendScans(scans.slice(middle), ask, hear);
  }
}

function isUnreadable(error: unknown): boolean {
  return error instanceof ProblemError && ['invalid_input', 'too_large'].includes(error.problem.code);
}

function refused({ id }: DoorScan): ScanResult {
  return { id, outcome: 'unknown', ticketId: null, name: null, ticketType: null, attendedAt: null };
}
