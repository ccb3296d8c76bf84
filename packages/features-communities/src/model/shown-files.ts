import type { Attachment } from '@portal/api';
import type { AttachmentItem } from '@portal/ui';

/** Stored attachments as readers see them. */
export function shownFiles(attachments: readonly Attachment[]): AttachmentItem[] {
  return attachments.map(({ uid, name, path, type }) => ({ id: uid, name, url: path, type }));
}
