import type { DataCopy, PersonalDataOverview } from '@portal/api';
import { useFormats, useMessages, type View } from '@portal/kit';
import { Button, formatBytes, Heading, Inline, PageLayout, PanelSwitch, Skeleton, Stack, Text } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';

export interface MyDataScreenProps {
  view: View<PersonalDataOverview>;
  isPending: boolean;
  onAsk: () => Promise<void>;
  onDownload: () => Promise<void>;
}

export function MyDataScreen({ view, ...actions }: MyDataScreenProps) {
  const t = useMessages(settingsMessages);
  return (
    <PageLayout
      width="narrow"
      header={
        <Stack gap={2}>
          <Heading level={1} isFocusable>
            {t('myDataPageTitle')}
          </Heading>
          <Text tone="quiet">{t('myDataIntro')}</Text>
        </Stack>
      }
    >
      <PanelSwitch
        view={view}
        skeleton={<Skeleton lines={3} />}
        skeletonLabel={t('myDataLoading')}
        failedTitle={t('loadFailed')}
      >
        {({ copy }) => <Copy copy={copy} {...actions} />}
      </PanelSwitch>
    </PageLayout>
  );
}

function Copy({ copy, isPending, onAsk, onDownload }: Omit<MyDataScreenProps, 'view'> & { copy: DataCopy | null }) {
  const t = useMessages(settingsMessages);
  const formats = useFormats();
  const isReady = copy?.status === 'ready';
  return (
    <Stack gap={4}>
      <Text role="status">
        {copy === null && t('myDataNone')}
        {copy?.status === 'making' && t('myDataMaking')}
        {copy?.status === 'failed' && t('myDataFailed')}
        {isReady &&
          t('myDataReady', {
            until: formats.dateTimeLong(copy.readyUntil ?? copy.askedAt),
            size: formatBytes(copy.bytes ?? 0),
          })}
      </Text>
      <Inline gap={3}>
        {isReady && (
          <Button tone="primary" onPress={() => void onDownload()} isPending={isPending}>
            {t('myDataDownload')}
          </Button>
        )}
        {copy?.status !== 'making' && (
          <Button onPress={() => void onAsk()} isDisabled={isPending}>
            {copy === null ? t('myDataAsk') : t('myDataAskAgain')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
