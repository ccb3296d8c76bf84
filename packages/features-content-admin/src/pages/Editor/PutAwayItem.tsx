import type { DeskContentItem } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Button, EmptyState, Inline } from '@portal/ui';
import { useState } from 'react';
import { useItemMutations } from '../../components/ItemActions/use-item-mutations.ts';
import { contentAdminMessages } from '../../messages.ts';
import { type ContentKind, kindWords, useAdminDestinations } from '../../model/content-kinds.ts';

/** In the place of the form of an item that was put away: what is archived or deleted is not changed before it is back. */
export function PutAwayItem({ kind, item }: { kind: ContentKind; item: DeskContentItem }) {
  const t = useMessages(contentAdminMessages);
  const href = useAdminDestinations(kind).list();
  const mutations = useItemMutations();
  const [isPending, setPending] = useState(false);
  const isArchived = item.state === 'archived';

  function bringBack() {
    setPending(true);
    const back = isArchived ? mutations.unarchive(item) : mutations.undelete(item);
    // The toast has said so where it could not be brought back.
    void back.catch(() => undefined).finally(() => setPending(false));
  }

  return (
    <EmptyState
      title={t(isArchived ? 'isArchived' : 'isDeleted', { name: item.name })}
      text={t(isArchived ? 'isArchivedText' : 'isDeletedText')}
      action={
        <Inline gap={3} justify="center">
          <Button tone="primary" isPending={isPending} onPress={bringBack}>
            {t(isArchived ? 'unarchive' : 'restore')}
          </Button>
          {href !== undefined && <Button href={href}>{t(kindWords[kind].back)}</Button>}
        </Inline>
      }
    />
  );
}
