import { useMessages } from '@portal/kit';
import { Heading, PageLayout, SideMenu, Stack, Text } from '@portal/ui';
import { hostMessages } from '../messages.ts';
import type { SettingsEntry } from './settings-entries.ts';
import * as styles from './SettingsOverview.css.ts';

export interface SettingsOverviewProps {
  entries: readonly SettingsEntry[];
}

/** Every page of the settings as a list, where the menu is not beside it. */
export function SettingsOverview({ entries }: SettingsOverviewProps) {
  const t = useMessages(hostMessages);
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
      <div className={styles.list}>
        <SideMenu label={t('settingsPages')} items={entries.flatMap((entry) => [entry, ...entry.items].map(asItem))} />
      </div>
    </PageLayout>
  );
}

/** Each beside the others: there is room for all. */
function asItem({ id, label, href, icon }: SettingsEntry) {
  return { id, label, href, icon };
}
