/** A file that goes with a mail. */
export interface MailFile {
  name: string;
  type: string;
  content: Uint8Array;
}

/** A mail as it leaves the server. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  /** The same for readers without HTML. */
  text: string;
  /** Where a mail program ends mails of this kind by itself (RFC 8058); null: nowhere. */
  unsubscribeUrl?: string | null;
  /** Who is answered. */
  replyTo?: string;
  files?: readonly MailFile[];
}

export interface TextMessage {
  to: string;
  text: string;
}

/** How messages reach people. Each call ends when the message is on its way, and fails when it is not. */
export interface Messenger {
  mail(mail: Mail): Promise<void>;
  sms(message: TextMessage): Promise<void>;
  /** Whether there is a way to send texts; without one, codes go by e-mail. */
  canText: boolean;
}

/** What goes into a header must be one line: a line break would begin a header of the writer's choice. */
export function assertOneLine(...headers: string[]): void {
  // eslint-disable-next-line no-control-regex
  if (headers.some((header) => /[\u0000-\u001f\u007f\u2028\u2029]/.test(header)))
    throw new Error('A header of a message must be one line');
}
