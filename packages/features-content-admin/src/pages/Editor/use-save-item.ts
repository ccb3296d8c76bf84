import { calls, type DeskContentItem, useAction } from '@portal/api';
import { type Problem, useMessages } from '@portal/kit';
import { useRef, useState } from 'react';
import { contentAdminMessages } from '../../messages.ts';
import { type ContentKind, wireKinds } from '../../model/content-kinds.ts';
import { contentReads } from '../../model/content-reads.ts';
import { type EditorValues, fieldsOf } from './editor-values.ts';

type MadeItem = Pick<DeskContentItem, 'id' | 'revision'>;

export interface SaveItem {
  /** Makes the item where it is not there yet, sends its files, and saves it with them. Rejects after the toast. */
  save: (values: EditorValues) => Promise<DeskContentItem>;
  /** What was made of a new item before something else failed: the next save goes on with it. */
  made: () => MadeItem | null;
}

/** Saving in the steps that files take: an item has to be there before they are sent to it. */
export function useSaveItem(kind: ContentKind): SaveItem {
  const t = useMessages(contentAdminMessages);
  // A file that has arrived is not sent again, however often the save after it fails.
  const [arrived] = useState(() => new WeakMap<File, string>());
  const made = useRef<MadeItem | null>(null);
  const failure = ({ code, message }: Problem) => ({
    // Who has to choose what is kept is asked to, not to try again.
    text: t(code === 'stale' ? 'saveStale' : 'saveFailed'),
    description: message,
  });
  const create = useAction(calls.contentDesk.create, { failure, touches: contentReads });
  const edit = useAction(calls.contentDesk.save, { failure, touches: contentReads });
  const sendPicture = useAction(calls.contentDesk.addPicture, { failure: t('pictureFailed') });
  const sendFile = useAction(calls.contentDesk.addFile, { failure: t('fileFailed') });

  async function assetOf(file: File, send: () => Promise<{ assetId: string }>): Promise<string> {
    const known = arrived.get(file);
    if (known !== undefined) return known;
    const { assetId } = await send();
    arrived.set(file, assetId);
    return assetId;
  }

  async function imageOf(id: string, { image, imageAlt }: EditorValues) {
    if (image === null) return null;
    const { file } = image;
    const params = { id };
    const assetId =
      file === undefined
        ? image.assetId
        : await assetOf(file, () => sendPicture.run({ params, body: { imageFile: file } }));
    return assetId === undefined ? null : { assetId, alt: imageAlt.trim() };
  }

  /** One after the other: they come in the order in which they were chosen. */
  async function attachmentsOf(id: string, { documents, files }: EditorValues) {
    const sent: { assetId: string; name: string }[] = [];
    for (const { file, name } of files)
      if (file !== undefined)
        sent.push({ assetId: await assetOf(file, () => sendFile.run({ params: { id }, body: { file } })), name });
    return [...documents, ...sent];
  }

  async function make(values: EditorValues): Promise<DeskContentItem> {
    const item = await create.run({
      body: { ...fieldsOf(values), kind: wireKinds[kind].kind, image: null, attachments: [] },
    });
    made.current = item;
    return item;
  }

  async function saveTo({ id, revision }: MadeItem, values: EditorValues): Promise<DeskContentItem> {
    const image = await imageOf(id, values);
    const attachments = await attachmentsOf(id, values);
    return edit.run({ params: { id }, body: { ...fieldsOf(values), image, attachments, revision } });
  }

  return {
    made: () => made.current,
    async save(values) {
      const { itemId, revision, image, files } = values;
      if (itemId !== null) return saveTo({ id: itemId, revision }, values);
      if (made.current !== null) return saveTo(made.current, values);
      const item = await make(values);
      return image === null && files.length === 0 ? item : saveTo(item, values);
    },
  };
}
