import type * as z from 'zod';
import type { deskEvent, eventChange, eventFields, eventFiles, eventStatus } from './schemas.ts';

export type DeskEventStatus = z.output<typeof eventStatus>;
export type DeskEvent = z.output<typeof deskEvent>;
export type EventFields = z.output<typeof eventFields>;
export type EventFiles = z.output<typeof eventFiles>;
export type EventChange = z.output<typeof eventChange>;
