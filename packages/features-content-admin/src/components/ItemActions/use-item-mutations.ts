import { calls, type CallInput, type DeskContentItem, useAction } from '@portal/api';
import { type Problem, useMessages } from '@portal/kit';
import { useState } from 'react';
import { contentAdminMessages } from '../../messages.ts';
import { contentReads } from '../../model/content-reads.ts';

/** What is known of an item when something is done to it. */
export type DoneTo = Pick<DeskContentItem, 'id' | 'name' | 'revision'>;
type Times = Omit<CallInput<typeof calls.contentDesk.publish>['body'], 'revision'>;

/** What was put away last, as long as it can be taken back in place. */
export interface PutAway {
  id: string;
  text: string;
  undo: () => void;
}

/** What is done to a whole item. Each rejects after the toast that says what is in the way. */
export function useItemMutations() {
  const t = useMessages(contentAdminMessages);
  const [putAway, setPutAway] = useState<PutAway | null>(null);
  // Whoever has not seen what others did looks again instead of trying again.
  const failure = (text: string) => (problem: Problem) => ({
    text: problem.code === 'stale' ? t('staleDeed') : text,
    description: problem.message,
  });
  const invalidates = contentReads;
  const publish = useAction(calls.contentDesk.publish, {
    success: ({ name, state }) => t(state === 'scheduled' ? 'scheduledToast' : 'publishedToast', { name }),
    // What it lacks is said below; trying again would change nothing.
    failure: (problem) => failure(t(problem.code === 'conflict' ? 'notReady' : 'publishFailed'))(problem),
    invalidates,
  });
  const takeBack = useAction(calls.contentDesk.takeBack, {
    success: ({ name }) => t('takenBackToast', { name }),
    failure: failure(t('takeBackFailed')),
    invalidates,
  });
  const archive = useAction(calls.contentDesk.archive, { failure: failure(t('archiveFailed')), invalidates });
  const unarchive = useAction(calls.contentDesk.unarchive, {
    success: ({ name }) => t('restoredToast', { name }),
    failure: failure(t('restoreFailed')),
    invalidates,
  });
  const remove = useAction(calls.contentDesk.remove, { failure: failure(t('deleteFailed')), invalidates });
  const undelete = useAction(calls.contentDesk.undelete, {
    success: ({ name }) => t('restoredToast', { name }),
    failure: failure(t('restoreFailed')),
    invalidates,
  });
  const asRead = ({ id, revision }: DoneTo) => ({ params: { id }, body: { revision } });

  /** Once it is back, by whichever way, nothing is left to be taken back. */
  async function bringBack(back: Promise<DeskContentItem>): Promise<DeskContentItem> {
    const item = await back;
    setPutAway((last) => (last?.id === item.id ? null : last));
    return item;
  }

  const undoing = (back: () => Promise<DeskContentItem>) => () => void bringBack(back()).catch(() => undefined);

  return {
    publish: ({ id, revision }: DoneTo, times: Times) => publish.run({ params: { id }, body: { revision, ...times } }),
    takeBack: (item: DoneTo) => takeBack.run(asRead(item)),
    async archive(item: DoneTo) {
      const put = await archive.run(asRead(item));
      const undo = undoing(() => unarchive.run(asRead(put)));
      setPutAway({ id: put.id, text: t('archivedNow', { name: put.name }), undo });
    },
    unarchive: (item: DoneTo) => bringBack(unarchive.run(asRead(item))),
    async remove({ id, name }: DoneTo) {
      await remove.run({ params: { id } });
      setPutAway({ id, text: t('deletedNow', { name }), undo: undoing(() => undelete.run({ params: { id } })) });
    },
    undelete: ({ id }: DoneTo) => bringBack(undelete.run({ params: { id } })),
    isPublishing: publish.isPending,
    isTakingBack: takeBack.isPending,
    putAway,
    isPuttingBack: unarchive.isPending || undelete.isPending,
    forget: () => setPutAway(null),
  };
}

export type ItemMutations = ReturnType<typeof useItemMutations>;
