import type { ContentItem } from '@portal/api';
import { useMessages, useShareWords } from '@portal/kit';
import { ShareButton, type ShareButtonProps } from '@portal/ui';
import { contentMessages } from '../../messages.ts';
import { type ContentKind, contentWords, useContentDestinations } from '../../model/content-kinds.ts';

export interface ShareItemProps extends Pick<ShareButtonProps, 'dialog'> {
  kind: ContentKind;
  item: Pick<ContentItem, 'id' | 'name'>;
}

/** Hands the address of an item to others. */
export function ShareItem({ kind, item, dialog }: ShareItemProps) {
  const t = useMessages(contentMessages);
  const to = useContentDestinations(kind);
  return (
    <ShareButton
      {...useShareWords()}
      href={to.item({ id: item.id })}
      label={t('share')}
      title={t(contentWords[kind].share)}
      description={t('shareHint')}
      subject={item.name}
      dialog={dialog}
    />
  );
}
