import type { DeletionPreview, PersonalDataOverview } from '@portal/api';
import { useFormats, useMessages, type View } from '@portal/kit';
import { Heading, PageLayout, PanelSwitch, Section, Skeleton, Stack, Text } from '@portal/ui';
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
              {(told) => (
                <Stack gap={6}>
                  <Effects {...told} />
                  {told.refusal === null ? (
                    <DeleteAccountForm isPending={isPending} onAsk={onAsk} />
                  ) : (
                    <Text weight="semibold">{told.refusal}</Text>
                  )}
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
  return (
    <>
      <Section title={t('deleteGoes')}>
        <Stack as="ul" gap={2} label={t('deleteGoes')}>
          <li>{t('deleteGoesAccount')}</li>
          {goes.map(({ heading, count }) => (
            <li key={heading}>{t('deleteCounted', { heading, count })}</li>
          ))}
        </Stack>
      </Section>
      <Section title={t('deleteStays')}>
        <Stack gap={3}>
          <Text>{t('deleteFormer')}</Text>
          <Stack as="ul" gap={2} label={t('deleteStays')}>
            {stays.map(({ heading, count, because }) => (
              <li key={heading + because}>{t('deleteStaying', { heading, count, because })}</li>
            ))}
          </Stack>
          <Text>{t('deleteTickets')}</Text>
        </Stack>
      </Section>
    </>
  );
}
