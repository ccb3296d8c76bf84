import type { DeletionPreview, PersonalDataOverview } from '@portal/api';
import { useFormats, useMessages, type View } from '@portal/kit';
import {
  Banner,
  Card,
  DescriptionList,
  Heading,
  PageLayout,
  PanelSwitch,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@portal/ui';
import { settingsMessages } from '../../messages.ts';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';

export interface DeleteAccountScreenProps {
  overview: View<PersonalDataOverview>;
  preview: View<DeletionPreview>;
  isPending: boolean;
  onAsk: (word: string) => Promise<void>;
}

export function DeleteAccountScreen({ overview, preview, isPending, onAsk }: DeleteAccountScreenProps) {
  const t = useMessages(settingsMessages);
  const formats = useFormats();
  const shared = { skeletonLabel: t('deleteAccountLoading'), failedTitle: t('loadFailed') };
  return (
    <PageLayout
      width="narrow"
      header={
        <Stack gap={2}>
          <Heading level={1} isFocusable>
            {t('deleteAccountPageTitle')}
          </Heading>
          <Text tone="quiet">{t('deleteAccountIntro')}</Text>
        </Stack>
      }
    >
      <PanelSwitch view={overview} skeleton={<Skeleton lines={8} />} {...shared}>
        {({ deletion }) =>
          deletion === null ? (
            <PanelSwitch view={preview} skeleton={<Skeleton lines={8} />} {...shared}>
              {(effects) => (
                <Stack gap={6}>
                  {effects.refusal !== null && <Banner tone="caution">{effects.refusal}</Banner>}
                  <Effects {...effects} />
                  {effects.refusal === null && <DeleteAccountForm isPending={isPending} onAsk={onAsk} />}
                </Stack>
              )}
            </PanelSwitch>
          ) : (
            // It is taken back above the page, as on each of the settings.
            <Text role="status">{t('deletePendingHere', { day: formats.dateTimeLong(deletion.dueAt) })}</Text>
          )
        }
      </PanelSwitch>
    </PageLayout>
  );
}

/** What goes, what stays and why. */
function Effects({ goes, stays }: Pick<DeletionPreview, 'goes' | 'stays'>) {
  const t = useMessages(settingsMessages);
  const reasons = Map.groupBy(stays, ({ because }) => because);
  return (
    <>
      <Section title={t('deleteGoes')}>
        <Card padding={6}>
          <Stack gap={4}>
            <Text>{t('deleteGoesAccount')}</Text>
            <Counts rows={goes} />
            <Text tone="quiet">{t('deleteTickets')}</Text>
          </Stack>
        </Card>
      </Section>
      <Section title={t('deleteStays')}>
        <Card padding={6}>
          <Stack gap={6}>
            <Text>{t('deleteFormer')}</Text>
            {[...reasons].map(([because, rows]) => (
              <Stack key={because} gap={2}>
                <Text tone="quiet">{because}</Text>
                <Counts rows={rows} />
              </Stack>
            ))}
          </Stack>
        </Card>
      </Section>
    </>
  );
}

function Counts({ rows }: { rows: DeletionPreview['goes'] }) {
  return <DescriptionList items={rows.map(({ heading, count }) => ({ term: heading, description: count }))} />;
}
