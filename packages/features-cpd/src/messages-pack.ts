import { defineMessages } from '@portal/kit';

/** Every word of evidence packs. */
export const packMessages = defineMessages('cpdPack', {
  title: 'Evidence pack {years}',
  text: 'One ZIP file: summary, table of records, evidence in order, certificates, and checksums that show that nothing was changed. You see it before anybody else.',
  loading: 'Loading what is in the evidence pack',
  failed: 'What is in the evidence pack could not be loaded.',
  asOf: 'As it stood on',
  asOfHint: 'Leave it empty to pack your records as they are now.',
  asOfHintSince:
    'Leave it empty to pack your records as they are now. What changed is kept since {day}: choose that day or a later one.',
  hours: '{done} of {required} hrs',
  points: '{done} of {required} points',
  records: { one: '{n} record', other: '{n} records' },
  files: { one: '{n} file', other: '{n} files' },
  facts: '{records} · {files} · {size} of evidence',
  contents: 'Records in the pack',
  moreRecords: 'Show more records',
  emptyTitle: 'Nothing to pack',
  emptyText: 'No record of this period is finished.',
  emptyOnDay: 'No record of this period was finished on {day}.',
  lacking: { one: '{n} record has no evidence.', other: '{n} records have no evidence.' },
  lackingText: 'Add a file in the tracker first, or go on without.',
  noEvidence: 'No evidence',
  certificate: 'Certificate',
  file: '{name} · {size}',
  removed: 'Removed since: {name}',
  removedText: 'Files that were removed since are named with their checksum. They are not in the pack.',
  noPlan: 'Goals and reflection are not in it: on that day they were not kept yet.',
  tooManyFiles:
    'A pack holds at most {n} files. Take files that prove the same twice out of your records, or ask your organisation.',
  tooManyBytes:
    'A pack holds at most {size} of evidence. Take files that prove the same twice out of your records, or ask your organisation.',
  close: 'Close',
  download: 'Download',
  downloadFailed: 'The evidence pack could not be downloaded.',
  saved: 'Saved as {name}',
  savedText: 'The same records give the same file. Its SHA-256 is {sum}',
  savedPlain: 'The same records give the same file. CHECKSUMS.sha256 in it shows whether a part of it was changed.',
});
