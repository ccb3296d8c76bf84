import type { Messenger } from './messenger.ts';

/** A portal of real people without SMTP_URL: nothing can be sent, and whoever asks for a message is told so. */
export const noMessenger: Messenger = {
  canText: false,
  mail: () => Promise.reject(new Error('No mail can be sent: SMTP_URL is not set')),
  sms: () => Promise.reject(new Error('No text can be sent: SMS_URL is not set')),
};
