import type { PageProps } from '@portal/kit';

export type AutoCredentials = { ticket: string } | { email: string; password: string };

/** What must not stay in an address. Who impersonates whom is the server's to know, so that is not even read. */
export const secretNames = ['ticket', 'username', 'password', 'impersonatorId'] as const;

/** A ticket, or else a user name with a password; null when there is neither. */
export function credentialsIn({ ticket, username, password }: PageProps['search']): AutoCredentials | null {
  if (ticket) return { ticket };
  return username && password ? { email: username, password } : null;
}
