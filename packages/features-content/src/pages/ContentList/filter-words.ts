import type { contentMessages } from '../../messages.ts';
import type { ContentSort } from '../../model/content-sorts.ts';
import type { FileType } from '../../model/file-types.ts';

type Word = keyof typeof contentMessages.texts;

/** In the order of the list to choose from. */
export const sortWords = [
  ['oldest', 'sortOldest'],
  ['newest', 'sortNewest'],
  ['oldestUpdate', 'sortOldestUpdate'],
  ['newestUpdate', 'sortNewestUpdate'],
  ['nameUp', 'sortNameUp'],
  ['nameDown', 'sortNameDown'],
] as const satisfies readonly (readonly [ContentSort, Word])[];

export const typeWords = [
  ['all', 'typeAll'],
  ['images', 'typeImages'],
  ['videos', 'typeVideos'],
  ['audio', 'typeAudio'],
  ['pdf', 'typePdf'],
  ['text', 'typeText'],
  ['word', 'typeWord'],
  ['excel', 'typeExcel'],
  ['powerPoint', 'typePowerPoint'],
] as const satisfies readonly (readonly [FileType, Word])[];
