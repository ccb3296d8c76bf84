import type { AnnouncementWords } from './announcement.ts';
import type { FileRowLabels } from './FileRow.tsx';
import type { RemovedRowLabels } from './RemovedRow.tsx';

export interface FileFieldLabels extends FileRowLabels, RemovedRowLabels, AnnouncementWords {
  choose: string;
  chooseOne: string;
  drop: string;
  dropOne: string;
  takePhoto: string;
  list: string;
  /** Of a field that can only be read and holds no file. */
  none: string;
}

export const defaultLabels: FileFieldLabels = {
  choose: 'Choose files',
  chooseOne: 'Choose a file',
  drop: 'or drop them here',
  dropOne: 'or drop it here',
  takePhoto: 'Take a photo',
  list: 'Chosen files',
  none: 'No files',
  added: (names) => `Added: ${names}`,
  preparing: 'Making it smaller',
  remove: (name) => `Remove ${name}`,
  removedFile: (name) => `Removed ${name}`,
  undo: 'Undo',
  undoFile: (name) => `Undo removing ${name}`,
  removed: 'Will be removed when you save',
  sending: (name) => `Sending ${name}`,
  share: (percent, size) => `${percent} % of ${size}`,
  cancel: (name) => `Cancel sending ${name}`,
  sent: (name) => `Sent ${name}`,
  failed: (name, reason) => `${name} was not sent: ${reason}`,
  retry: 'Try again',
  retryFile: (name) => `Try again to send ${name}`,
};
