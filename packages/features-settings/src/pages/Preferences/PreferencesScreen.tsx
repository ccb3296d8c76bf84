import { useMessages, type View } from '@portal/kit';
import {
  Button,
  EmptyState,
  Heading,
  IconExternal,
  Illustration,
  Inline,
  PageLayout,
  PanelSwitch,
  Skeleton,
  Stack,
  Text,
} from '@portal/ui';
import { settingsMessages } from '../../messages.ts';
import { PreferenceList } from './PreferenceList.tsx';
import { type PreferencePageName, preferencePages } from './preference-pages.ts';
import type { PreferenceItem } from './use-preferences.ts';

export interface PreferencesScreenProps {
  name: PreferencePageName;
  view: View<PreferenceItem[]>;
  /** The items that are being added or removed. */
  busy: ReadonlySet<string>;
  onToggle: (item: PreferenceItem) => void;
  /** Where more is chosen outside of the portal. */
  centreHref?: string | undefined;
}

export function PreferencesScreen({ name, view, centreHref, ...list }: PreferencesScreenProps) {
  const t = useMessages(settingsMessages);
  const { title, intro, empty, add } = preferencePages[name];
  return (
    <PageLayout
      width="narrow"
      header={
        <Stack gap={2}>
          <Heading level={1} isFocusable>
            {t(title)}
          </Heading>
          <Text tone="quiet">{t(intro)}</Text>
        </Stack>
      }
    >
      <Stack gap={6}>
        <PanelSwitch
          view={view}
          skeleton={<Skeleton lines={8} />}
          skeletonLabel={t('preferencesLoading')}
          failedTitle={t('preferencesFailed')}
          empty={<EmptyState illustration={<Illustration name="search" />} title={t(empty)} />}
        >
          {(items) => <PreferenceList {...list} label={t(title)} items={items} addLabel={t(add)} />}
        </PanelSwitch>
        {centreHref !== undefined && (
          <Inline>
            <Button
              tone="quiet"
              icon={IconExternal}
              href={centreHref}
              target="_blank"
              label={`${t('preferenceCentre')} ${t('opensInNewTab')}`}
            >
              {t('preferenceCentre')}
            </Button>
          </Inline>
        )}
      </Stack>
    </PageLayout>
  );
}
