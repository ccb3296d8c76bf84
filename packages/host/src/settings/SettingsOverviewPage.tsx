import { useCallback } from 'react';
import { useHistory } from '../navigation/history-context.ts';
import { Redirect } from '../navigation/Redirect.tsx';
import { SettingsOverview } from './SettingsOverview.tsx';
import { useSettingsEntries } from './use-settings-entries.ts';

/** The list of the settings that are open to whoever looks. It leads on to the first of them where the menu is beside it, and home where there are none. */
export function SettingsOverviewPage() {
  const entries = useSettingsEntries();
  const history = useHistory();
  const first = entries[0]?.href ?? '/';
  const leadOn = useCallback(() => history.navigate(first, { replace: true }), [history, first]);
  return entries.length === 0 ? <Redirect to="/" /> : <SettingsOverview entries={entries} onLeftOut={leadOn} />;
}
