import { type ContentItem, useAction } from '@portal/api';
import { saveFile, useMessages } from '@portal/kit';
import { contentMessages } from '../../messages.ts';
import { contentCalls } from '../../model/content-calls.ts';
import type { ContentKind } from '../../model/content-kinds.ts';
import { Attachments } from './Attachments.tsx';

export interface LiveAttachmentsProps {
  kind: ContentKind;
  item: Pick<ContentItem, 'id' | 'name' | 'assets'>;
}

/** Files of an item, all of which come as one ZIP. */
export function LiveAttachments({ kind, item: { id, name, assets } }: LiveAttachmentsProps) {
  const t = useMessages(contentMessages);
  const files = useAction(contentCalls[kind].files, { failure: t('downloadAllFailed') });
  async function downloadAll() {
    await files
      .run({ params: { id } })
      .then((file) => saveFile(file, `${name}.zip`))
      .catch(() => undefined);
  }
  return <Attachments assets={assets} onDownloadAll={() => void downloadAll()} isDownloadingAll={files.isPending} />;
}
