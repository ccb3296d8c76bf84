import type { DeskContentItem } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Button, EmptyState, Inline } from '@portal/ui';
import { useState } from 'react';
import { useItemDeeds } from '../../components/Deeds/use-item-deeds.ts';
import { contentAdminMessages } from '../../messages.ts';
import { type ContentKind, kindWords, useAdminPlaces } from '../../model/content-kinds.ts';

/** In the place of the form of an item that was put away: what is archived or deleted is not changed before it is back. */
export function PutAwayItem({ kind, item }: { kind: ContentKind; item: DeskContentItem }) {
  const t = useMessages(contentAdminMessages);
  const href = useAdminPlaces(kind).list();
  const deeds = useItemDeeds();
  const [isPending, setPending] = useState(false);
  const isArchived = item.state === 'archived';

  function bringBack() {
    setPending(true);
    const back = isArchived ? deeds.unarchive(item) : deeds.undelete(item);
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
