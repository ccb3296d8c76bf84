import type { Part } from '@portal/api/contract';
import type { Profile, UserRole } from '@portal/kit/access';
import type { Db } from '../../db/connect.ts';

/** Something that stands in a calendar, as other programs are told of it. */
export interface CalendarEntry {
  /** Stays the same however often it is changed. */
  uid: string;
  revision: number;
  revisedAt: Date;
  title: string;
  description: string;
  /** Null: nowhere in particular. */
  location: string | null;
  /** The path of its page in the portal. */
  path: string;
  startAt: Date;
  startZone: string;
  endAt: Date;
  endZone: string;
  isCancelled: boolean;
}

export interface Attending {
  personId: string;
  role: UserRole;
  now: Date;
  profile: Profile;
  /** What was over by then is left out. */
  since: Date;
  /** No more than so many, the latest. */
  most: number;
}

/** What puts entries into the calendar of a person; it is asked at each reading of the calendar, and tells what the person may see then. */
export interface CalendarSource {
  /** Where the organisation has it off, or the person may not use it, it is not asked. */
  part: Part;
  entriesOf(db: Db, attending: Attending): Promise<CalendarEntry[]>;
}
