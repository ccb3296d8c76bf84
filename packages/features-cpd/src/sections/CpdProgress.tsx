import type { CpdPeriod } from '@portal/api';
import { useDestinations, useMessages, type View } from '@portal/kit';
import { Inline, Link, PanelSwitch, ProgressRing, Skeleton, Stack, Text } from '@portal/ui';
import { destinations } from '../destinations.ts';
import { cpdManifest } from '../manifest.ts';
import { progressOf } from '../model/progress-of.ts';

/** Of the home page: how far the period of today has come. */
export function CpdProgress({ view }: { view: View<CpdPeriod> }) {
  const t = useMessages(cpdManifest.messages);
  return (
    <PanelSwitch
      title={t('homeSectionTitle')}
      view={view}
      skeleton={
        <Stack gap={0}>
          <Skeleton kind="block" />
          <Skeleton kind="block" />
        </Stack>
      }
      failedTitle={t('trackerFailed')}
    >
      {(period) => <Standing period={period} />}
    </PanelSwitch>
  );
}

function Standing({ period }: { period: CpdPeriod }) {
  const t = useMessages(cpdManifest.messages);
  const href = useDestinations(destinations).tracker();
  const { done, required, percent, isPoints } = progressOf(period);
  const words = t(isPoints ? 'progressOfPoints' : 'progressOf', { done: String(done), required: String(required) });
  return (
    <Inline gap={4} align="center">
      <ProgressRing
        label={t('progress')}
        value={Math.min(done, required)}
        target={required}
        valueText={words}
        figure={t('percent', { n: String(percent) })}
      />
      <Stack gap={1} isGrowing>
        <Text size="lg" weight="semibold" tone="strong" isTabular>
          {words}
        </Text>
        {href !== undefined && (
          <Link href={href} isStandalone>
            {t('openTracker')}
          </Link>
        )}
      </Stack>
    </Inline>
  );
}
