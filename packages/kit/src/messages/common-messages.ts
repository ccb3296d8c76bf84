import { defineMessages } from './define-messages.ts';

/** The words that features share: a translator of any messages finds them beside its own. */
export const commonMessages = defineMessages('common', {
  cancel: 'Cancel',
  save: 'Save',
  close: 'Close',
  edit: 'Edit',
  delete: 'Delete',
  undo: 'Undo',
  done: 'Done',
  publish: 'Publish',
  approve: 'Approve',
  decline: 'Decline',
  continue: 'Continue',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  saveChanges: 'Save changes',
  saved: 'Successfully saved',
  copy: 'Copy',
  print: 'Print',
  download: 'Download',
  downloadCsv: 'Download as CSV',
  sendAgain: 'Send again',
  tryAgain: 'Try again',
  startOver: 'Start over',
  notNow: 'Not now',
  goHome: 'Go to the home page',
  yes: 'Yes',
  no: 'No',

  pageFailed: 'This page could not be loaded',
  pageFailedText: 'Check your connection, then try again. Nothing you wrote is lost.',
  notThereText: 'It may have been removed, or the link is incomplete.',
  opensInNewTab: '(opens in a new tab)',

  // Lists
  seeAll: 'See all',
  filters: 'Filters',
  filtersOn: 'Filters ({n})',
  chosenFilters: 'Chosen filters',
  clearAllFilters: 'Clear all filters',
  tryOtherFilters: 'Try another word, or take a filter away.',
  updatingList: 'Updating the list',
  searchTags: 'Search tags',
  noTagsFound: 'No tags found',
  pagerItems: '{from} - {to} of {total} items',
  favouriteAdded: 'Successfully added to favourites',
  favouriteRemoved: 'Successfully removed from favourites',

  // Fields
  showPassword: 'Show',
  hidePassword: 'Hide',
  fieldRequired: 'This field is required',
  atMostCharacters: 'At most {n} characters',
  fileTooLarge: 'Maximum allowed file size is 5Mb',
  fileType: 'Allowed only: {list} file types',

  // Dates and amounts
  noValue: '-',
  justNow: 'just now',
  today: 'Today',
  tomorrow: 'Tomorrow',
  yesterday: 'Yesterday',
  at: 'at',
  invalidZone: 'Invalid time zone format',
  timeInPlace: '{time} in {place}',
  hoursAndMinutes: '{h} h {min} min',

  // Copying and sharing a link
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  copyFailed: 'Failed to copy text!',
  copyUnsupported: 'Clipboard API is not supported or requires user interaction.',
  shareAddress: 'Link',
  shareByMail: 'Send by e-mail',
  moreWaysToShare: 'More ways to share',
  shareFailed: 'Sharing could not be opened. Try again.',

  // Drafts, and what two have written
  compare: 'Compare',
  yours: 'Yours',
  theirs: 'Theirs',
  draftFromOtherTab: 'You went on with this in another tab. What you wrote there is shown here now.',
  draftGoneElsewhere: 'You sent this or gave it up in another tab. What is shown here is kept in this tab alone.',
  draftFilesLost: {
    one: '{n} file of your draft is no longer on this device. Please attach it again.',
    other: '{n} files of your draft are no longer on this device. Please attach them again.',
  },
  draftFilesNotKept: 'This device cannot keep your files. Send them before you leave this page.',

  // Session
  actingIsOver: 'You act for the member no longer.',
  strangerTitle: 'Sign in to see this',
  strangerText: '{organisation} shows this to people who have an account.',
  signIn: 'Sign in',
  createAccount: 'Create account',

  // Widgets
  widgetFailed: 'This could not be shown',
  widgetFailedText: 'The rest of the page still works. Try again, or load the page anew.',
});
