import type { PageProps } from '@portal/kit';
import { FailedMailsScreen } from './FailedMailsScreen.tsx';
import { useFailedMails } from './use-failed-mails.ts';

/** Where administrators see what the portal could not send. */
export function FailedMailsPage(_props: PageProps) {
  return <FailedMailsScreen {...useFailedMails()} />;
}
