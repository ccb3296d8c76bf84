import type * as z from 'zod';
import type { attendee, doorTicket, scan, scanResult } from './schemas.ts';

export type Attendee = z.output<typeof attendee>;
export type DoorTicket = z.output<typeof doorTicket>;
export type DoorScan = z.output<typeof scan>;
export type ScanResult = z.output<typeof scanResult>;
export type ScanOutcome = ScanResult['outcome'];
