import type { InitialData } from '../../mock/initial-data.ts';
import { type Collection, collection, type Stored } from '../../mock/collection.ts';
import type { WorldFailedMail } from '../../world/world-types.ts';

export interface MockFailedMail extends Stored<Omit<WorldFailedMail, 'failedMinutesAgo'>> {
  readonly failedAt: Date;
  /** It waits to be sent again. */
  readonly isQueued: boolean;
}

export interface MailsState {
  /** Those that have failed, by their key. */
  failedMails: Collection<MockFailedMail>;
}

export function mailsState({ world, ago }: InitialData): MailsState {
  return {
    failedMails: collection(
      () =>
        new Map(
          world.failedMails.map(({ failedMinutesAgo, ...mail }) => [
            mail.key,
            Object.freeze({ ...mail, failedAt: ago(failedMinutesAgo), isQueued: false }),
          ]),
        ),
    ),
  };
}
