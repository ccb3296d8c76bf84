import { defineMessages } from '@portal/kit';

/** Handing an event to others. */
export const shareMessages = defineMessages('events.share', {
  share: 'Share this event',
  shareOf: 'Share {title}',
  shareHint: 'Whoever may see the event can open the link.',
  shareFailed: 'Sharing could not be opened. Try again.',
  link: 'Link',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied.',
  byMail: 'Send by e-mail',
  moreWays: 'More ways to share',
  close: 'Close',
});
