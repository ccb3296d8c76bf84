import { matchPath } from '@portal/kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { entryAt } from './settings-entries.ts';
import { SettingsFrame } from './SettingsFrame.tsx';
import { SettingsNotices } from './SettingsNotices.tsx';
import { settingsPath } from './settings-path.ts';
import { useSettingsEntries } from './use-settings-entries.ts';

export interface SettingsAreaProps {
  /** The page that the address names. */
  children: ReactNode;
}

/** The pages of the settings in their frame; whom none is open to sees the page alone. */
export function SettingsArea({ children }: SettingsAreaProps) {
  const entries = useSettingsEntries();
  const { pathname: path } = useLocation();
  if (entries.length === 0) return children;
  return (
    <SettingsFrame
      entries={entries}
      current={entryAt(entries, path)?.id}
      isOverview={matchPath(settingsPath, path) !== null}
    >
      <SettingsNotices />
      {children}
    </SettingsFrame>
  );
}
