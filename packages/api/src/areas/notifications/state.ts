import { type Collection, collection } from '../../mock/collection.ts';

interface ReadMarks {
  /** All that happened until then. */
  readonly allAt: Date | null;
  readonly byId: ReadonlyMap<string, Date>;
}

export interface NotificationsState {
  /** By person. */
  notificationReads: Collection<ReadMarks>;
}

export function notificationsState(): NotificationsState {
  return { notificationReads: collection<ReadMarks>() };
}
