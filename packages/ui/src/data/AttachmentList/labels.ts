export interface AttachmentLabels {
  list: string;
  /** Where there is no file. */
  empty: string;
  preview: string;
  download: string;
  downloadAll: string;
  previous: string;
  next: string;
  /** '2 of 5', of the files that are shown in place. */
  position: (index: number, count: number) => string;
  loading: string;
  /** A file that cannot be shown. */
  failed: string;
  retry: string;
  close: string;
}

export const defaultLabels: AttachmentLabels = {
  list: 'Attachments',
  empty: 'No attachments yet',
  preview: 'Preview',
  download: 'Download',
  downloadAll: 'Download all',
  previous: 'Previous',
  next: 'Next',
  position: (index, count) => `${index} of ${count}`,
  loading: 'Opening the file',
  failed: 'This file cannot be shown. Download it to open it.',
  retry: 'Try again',
  close: 'Close',
};
