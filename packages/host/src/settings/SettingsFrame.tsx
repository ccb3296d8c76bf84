import { useMessages } from '@portal/kit';
import type { ReactNode } from 'react';
import { AreaFrame } from '../shell/AreaFrame.tsx';
import { hostMessages } from '../messages.ts';
import type { SettingsEntry } from './settings-entries.ts';
import { settingsPath } from './settings-path.ts';

export interface SettingsFrameProps {
  entries: readonly SettingsEntry[];
  /** The entry whose page is shown. */
  current?: string | undefined;
  /** The list of all pages is shown. */
  isOverview: boolean;
  children: ReactNode;
}

/** The settings: their pages in a menu beside the page. Where there is no room for it, the list of them is a page of its own, which the others lead back to. */
export function SettingsFrame({ entries, current, isOverview, children }: SettingsFrameProps) {
  const t = useMessages(hostMessages);
  const leave = { label: t('backToHome'), href: '/' };
  return (
    <AreaFrame
      entries={entries}
      current={current}
      leave={leave}
      back={isOverview ? leave : { label: t('settings'), href: settingsPath }}
      labels={{ area: t('settings'), pages: t('settingsPages'), pagesIn: (page) => t('settingsPagesIn', { page }) }}
    >
      {children}
    </AreaFrame>
  );
}
