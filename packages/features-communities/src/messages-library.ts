import { defineMessages } from '@portal/kit';
import { communityMessages } from './messages-community.ts';
import { titleMessages } from './messages-titles.ts';

/** Words of what members look up, the frequently asked questions and the folders of a community: they come with its pages alone. */
export const libraryMessages = defineMessages('communities', {
  ...titleMessages.texts,
  privateLine: communityMessages.privateLine,
  searchFaq: 'Search questions and answers',
  noFaq: 'There are no FAQ',
  noFaqFound: 'No question or answer matches “{keyword}”',
  faqFound: { one: '{n} question', other: '{n} questions' },
  faqFailed: 'Error during loading FAQ list.',
  assetsHeading: 'Assets',
  assetsHint: 'Documents and links that this community shares.',
  noAssets: 'No attachments yet',
  assetsFailed: 'The folders could not be loaded.',
  folderFailed: 'This folder could not be loaded.',
  assetsInFolder: { one: '{n} item', other: '{n} items' },
  filesOf: 'Files and links in {folder}',
});
