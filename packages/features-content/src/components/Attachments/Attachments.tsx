import type { ContentItem } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { AttachmentList, type AttachmentListProps, Section } from '@portal/ui';
import { contentMessages } from '../../messages.ts';
import { contentFiles } from '../../model/content-files.ts';

export interface AttachmentsProps
  extends Pick<ContentItem, 'assets'>, Pick<AttachmentListProps, 'onDownloadAll' | 'isDownloadingAll'> {}

/** Files of an item: pictures, sound, film and PDF open in place, any other is downloaded. Each counts. */
export function Attachments({ assets, ...all }: AttachmentsProps) {
  const t = useMessages(contentMessages);
  const { analytics } = usePortal();
  return (
    <Section title={t('attachments')}>
      <AttachmentList
        {...all}
        items={contentFiles(assets)}
        preview="all"
        hasDownloadAll
        labels={{
          list: t('attachments'),
          empty: t('noAttachments'),
          downloadAll: t('downloadAll'),
          retry: t('tryAgain'),
          close: t('close'),
        }}
        onOpen={({ id }) => analytics.track('downloadAsset', { targetId: id })}
      />
    </Section>
  );
}
