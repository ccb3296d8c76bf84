import { useMessages } from '@portal/kit';
import { Heading, PageLayout, SideMenu, Stack, Text } from '@portal/ui';
import { useLayoutEffect, useRef } from 'react';
import { hostMessages } from '../messages.ts';
import type { SettingsEntry } from './settings-entries.ts';
import * as styles from './SettingsOverview.css.ts';

export interface SettingsOverviewProps {
  entries: readonly SettingsEntry[];
  /** The list is left out, because the menu beside the page has the same entries. */
  onLeftOut?: () => void;
}

/** Every page of the settings as a list, where the menu is not beside it. */
export function SettingsOverview({ entries, onLeftOut }: SettingsOverviewProps) {
  const t = useMessages(hostMessages);
  const list = useRef<HTMLDivElement>(null);
  // The stylesheet alone knows how much room there is: it asks the container, not the window.
  useLayoutEffect(() => {
    if (list.current !== null && getComputedStyle(list.current).display === 'none') onLeftOut?.();
  }, [onLeftOut]);
  return (
    <PageLayout
      width="narrow"
      header={
        <Stack gap={2}>
          <Heading level={1} isFocusable>
            {t('settings')}
          </Heading>
          <Text tone="quiet">{t('settingsIntro')}</Text>
        </Stack>
      }
    >
      <div ref={list} className={styles.list}>
        <SideMenu label={t('settingsPages')} items={entries.flatMap((entry) => [entry, ...entry.items].map(asItem))} />
      </div>
    </PageLayout>
  );
}

/** Each beside the others: there is room for all. */
function asItem({ id, label, href, icon }: SettingsEntry) {
  return { id, label, href, icon };
}
