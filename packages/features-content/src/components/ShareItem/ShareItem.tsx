import type { ContentItem } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { ShareButton, type ShareButtonProps } from '@portal/ui';
import { contentMessages } from '../../messages.ts';
import { type ContentKind, contentWords, useContentPlaces } from '../../model/content-kinds.ts';

export interface ShareItemProps extends Pick<ShareButtonProps, 'dialog'> {
  kind: ContentKind;
  item: Pick<ContentItem, 'id' | 'name'>;
}

/** Hands the address of an item to others. */
export function ShareItem({ kind, item, dialog }: ShareItemProps) {
  const t = useMessages(contentMessages);
  const to = useContentPlaces(kind);
  const { notify } = usePortal();
  return (
    <ShareButton
      href={to.item({ id: item.id })}
      label={t('share')}
      title={t(contentWords[kind].share)}
      description={t('shareHint')}
      subject={item.name}
      onCopied={() => notify.success(t('linkCopied'))}
      onCopyFailed={(failure) => notify.failure(t(failure === 'refused' ? 'copyFailed' : 'copyUnsupported'))}
      onFailed={() => notify.failure(t('shareFailed'))}
      dialog={dialog}
      labels={{
        address: t('link'),
        copy: t('copyLink'),
        copied: t('linkCopied'),
        mail: t('byMail'),
        more: t('moreWays'),
        close: t('close'),
      }}
    />
  );
}
