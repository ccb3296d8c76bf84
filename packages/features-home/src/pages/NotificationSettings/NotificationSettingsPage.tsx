import type { PageProps } from '@portal/kit';
import { NotificationSettingsScreen } from './NotificationSettingsScreen.tsx';
import { useNotificationSettings } from './use-notification-settings.ts';

/** What I want to be told of. */
export function NotificationSettingsPage(_props: PageProps) {
  const { view, isSaving, save } = useNotificationSettings();
  return <NotificationSettingsScreen view={view} isSaving={isSaving} onSave={save} />;
}
