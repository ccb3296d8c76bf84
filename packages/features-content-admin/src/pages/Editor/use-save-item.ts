import { calls, type DeskContentItem, useAction } from '@portal/api';
import { type Problem, useMessages } from '@portal/kit';
import { useRef, useState } from 'react';
import { contentAdminMessages } from '../../messages.ts';
import { type ContentKind, wireKinds } from '../../model/content-kinds.ts';
import { contentReads } from '../../model/content-reads.ts';
import { type EditorValues, fieldsOf } from './editor-values.ts';

interface SentFile {
  assetId: string;
  /** Of a file to be attached. */
  name?: string;
}

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
  const [arrived] = useState(() => new WeakMap<File, SentFile>());
  const made = useRef<MadeItem | null>(null);
  const failure = ({ code, message }: Problem) => ({
    // Who has to choose what is kept is asked to, not to try again.
    text: t(code === 'stale' ? 'saveStale' : 'saveFailed'),
    description: message,
  });
  const create = useAction(calls.contentDesk.create, { failure, invalidates: contentReads });
  const edit = useAction(calls.contentDesk.save, { failure, invalidates: contentReads });
  const sendPicture = useAction(calls.contentDesk.addPicture, { failure: t('pictureFailed') });
  const sendFile = useAction(calls.contentDesk.addFile, { failure: t('fileFailed') });

  /** As the server knows a file, which is sent where it has not arrived before. */
  async function known(file: File, send: () => Promise<SentFile>): Promise<SentFile> {
    const sent = arrived.get(file) ?? (await send());
    arrived.set(file, sent);
    return sent;
  }

  async function imageOf(id: string, { image, imageAlt }: EditorValues) {
    if (image === null) return null;
    const { file } = image;
    const sent = file && (await known(file, () => sendPicture.run({ params: { id }, body: { imageFile: file } })));
    const assetId = sent?.assetId ?? image.assetId;
    return assetId === undefined ? null : { assetId, alt: imageAlt.trim() };
  }

  /** One after the other: they come in the order in which they were chosen, by the names that the server gives them. */
  async function attachmentsOf(id: string, { documents, files }: EditorValues) {
    const added: EditorValues['documents'] = [];
    for (const { file, name: fileName } of files) {
      if (file === undefined) continue;
      const { assetId, name } = await known(file, () => sendFile.run({ params: { id }, body: { file } }));
      added.push({ assetId, name: name ?? fileName });
    }
    return [...documents, ...added];
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
