import { defineMessages } from '../messages/define-messages.ts';

/** Said when a link was copied; of the others, which are for whoever looks for the reason, only the log hears. */
export const copyMessages = defineMessages('clipboard', {
  linkCopied: 'Link copied',
  copyFailed: 'Failed to copy text!',
  copyUnsupported: 'Clipboard API is not supported or requires user interaction.',
});
