import type { Beginning } from '../../mock/beginning.ts';
import { type Collection, collection, type Kept } from '../../mock/collection.ts';
import type { WorldFailedMail } from '../../world/world-types.ts';

export interface MockFailedMail extends Kept<Omit<WorldFailedMail, 'failedMinutesAgo'>> {
  readonly failedAt: Date;
  /** It waits to be sent again. */
  readonly isQueued: boolean;
}

export interface MailsState {
  /** Those that have failed, by their key. */
  failedMails: Collection<MockFailedMail>;
}

export function mailsState({ world, ago }: Beginning): MailsState {
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
