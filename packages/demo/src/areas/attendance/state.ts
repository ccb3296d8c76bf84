import type { Scan } from '@portal/rules';

export interface AttendanceState {
  /** What was asked at the door, by ticket. */
  scans: Map<string, readonly Scan[]>;
}

export function attendanceState(): AttendanceState {
  return { scans: new Map() };
}
