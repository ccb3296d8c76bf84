import type { Attachment } from '@portal/api';
import type { FieldFile } from '@portal/ui';

/** What saving does with an attachment: 1 adds it, 2 deletes it, null leaves it. */
type ActionStatus = Attachment['actionStatus'];
const actionStatus = { added: 1, deleted: 2 } as const satisfies Record<string, ActionStatus>;

/** Stored attachments as a form shows them. */
export function storedFiles(attachments: readonly Attachment[]): FieldFile[] {
  return attachments.map(({ uid, name, path }) => ({ id: uid, name, size: 0, url: path }));
}

/** A stored attachment that was taken out is marked deleted; a new one is there to be added as long as it is listed. */
export function actionStatusOf(file: FieldFile): ActionStatus {
  if (file.file !== undefined) return actionStatus.added;
  return file.isRemoved === true ? actionStatus.deleted : null;
}

/** What a saved form sends: the files to add and the addresses of attachments to delete. */
export function attachmentChanges(files: readonly FieldFile[]): { files: File[]; attachmentsUrls: string[] } {
  return {
    files: files.flatMap(({ file }) => (file === undefined ? [] : [file])),
    attachmentsUrls: files.flatMap((file) =>
      actionStatusOf(file) === actionStatus.deleted && file.url ? [file.url] : [],
    ),
  };
}
