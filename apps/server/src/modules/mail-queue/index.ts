export {
  claimMail,
  endMail,
  forgetSentMails,
  giveMailUp,
  giveUpAbandoned,
  type MailJob,
  queueMails,
  retryMail,
  takeMailBack,
} from './mail-queue.writes.ts';
