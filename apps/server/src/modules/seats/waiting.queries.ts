import { and, eq, sql } from 'drizzle-orm';
import { events, waitingEntries } from '../../db/schema/index.ts';

export const isOpenNow = (now: Date) =>
  sql<boolean>`(${events.status} = 'published' and ${events.endAt} > ${now} and (${events.closesAt} is null or ${events.closesAt} > ${now}))`;

export const waitingFor = (typeId: string) =>
  and(eq(waitingEntries.ticketTypeId, typeId), eq(waitingEntries.status, 'waiting'));
