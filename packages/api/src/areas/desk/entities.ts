import type * as z from 'zod';
import type { deskEvent, eventChange, eventFields, eventStatus } from './schemas.ts';

export type DeskEventStatus = z.output<typeof eventStatus>;
export type DeskEvent = z.output<typeof deskEvent>;
export type EventFields = z.output<typeof eventFields>;
export type EventChange = z.output<typeof eventChange>;
