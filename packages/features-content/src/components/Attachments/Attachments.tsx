import type { ContentItem } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { AttachmentList, Section } from '@portal/ui';
import { contentMessages } from '../../messages.ts';
import { contentFiles } from '../../model/content-files.ts';

/** Files of an item: pictures, sound, film and PDF open in place, any other is downloaded. Either counts. */
export function Attachments({ assets }: Pick<ContentItem, 'assets'>) {
  const t = useMessages(contentMessages);
  const { analytics } = usePortal();
  return (
    <Section title={t('attachments')}>
      <AttachmentList
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
