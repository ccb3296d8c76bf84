import type { PageProps } from '@portal/kit';
import { NewsByMail } from './NewsByMail.tsx';
import { NotificationSettingsScreen } from './NotificationSettingsScreen.tsx';
import { useNewsByMail } from './use-news-by-mail.ts';
import { useNotificationSettings } from './use-notification-settings.ts';

/** What I want to be told of, in the portal and by e-mail. */
export function NotificationSettingsPage(_props: PageProps) {
  const { view, isSaving, save } = useNotificationSettings();
  const { view: ofMails, isSaving: isSavingMails, save: saveMails } = useNewsByMail();
  return (
    <NotificationSettingsScreen
      view={view}
      isSaving={isSaving}
      onSave={save}
      byMail={<NewsByMail view={ofMails} isSaving={isSavingMails} onSave={(wishes) => void saveMails(wishes)} />}
    />
  );
}
