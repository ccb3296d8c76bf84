import type * as z from 'zod';
import type { deskEvent, eventStatus } from './schemas.ts';

export type DeskEventStatus = z.output<typeof eventStatus>;
export type DeskEvent = z.output<typeof deskEvent>;
