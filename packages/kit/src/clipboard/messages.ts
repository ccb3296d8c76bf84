import { defineMessages } from '../messages/define-messages.ts';

/** How copying a link went. */
export const copyMessages = defineMessages('clipboard', {
  linkCopied: 'Link copied',
  copyFailed: 'Failed to copy text!',
  copyUnsupported: 'Clipboard API is not supported or requires user interaction.',
});
