import type { InitialData } from '../../mock/initial-data.ts';
import type { NewsByMail } from '@portal/api/contract';
import { type Collection, collection } from '../../mock/collection.ts';

interface ReadMarks {
  /** All that happened until then. */
  readonly allAt: Date | null;
  readonly byId: ReadonlyMap<string, Date>;
}

export interface NotificationsState {
  /** By person. */
  notificationReads: Collection<ReadMarks>;
  /** What somebody does not want to be told of, by person. */
  unwantedNotifications: Collection<readonly number[]>;
  /** What somebody gets by e-mail, by person; who has said nothing gets nothing. */
  newsByMail: Collection<NewsByMail>;
  /** Until then everybody has read all. */
  notificationsReadUntil: Date;
}

const oneDay = 24 * 60;

export function notificationsState({ ago }: InitialData): NotificationsState {
  return {
    notificationReads: collection<ReadMarks>(),
    unwantedNotifications: collection<readonly number[]>(),
    newsByMail: collection<NewsByMail>(),
    notificationsReadUntil: ago(oneDay),
  };
}
