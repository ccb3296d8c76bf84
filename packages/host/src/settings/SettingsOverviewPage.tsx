import { Redirect } from '../navigation/Redirect.tsx';
import { SettingsOverview } from './SettingsOverview.tsx';
import { useSettingsEntries } from './use-settings-entries.ts';

/** The list of the settings that are open to whoever looks; it leads home where there are none. */
export function SettingsOverviewPage() {
  const entries = useSettingsEntries();
  return entries.length === 0 ? <Redirect to="/" /> : <SettingsOverview entries={entries} />;
}
