import type { OwnMembership } from '@portal/api';
import { saveFile, useFormats, useMessages, usePortal, useViewer } from '@portal/kit';
import { Button, Card, IconDownload, Inline, Section, Stack, Text } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';
import { drawCard } from './draw-card.ts';

export interface MembershipCardProps {
  membership: OwnMembership;
}

/** What a member shows of their membership, on the screen and as a picture to keep. */
export function MembershipCard({ membership }: MembershipCardProps) {
  const t = useMessages(settingsMessages);
  const { profile, notify } = usePortal();
  const { day, personName } = useFormats();
  const viewer = useViewer();
  const holder = viewer === null ? '' : personName(viewer);
  const { memberNum: number, membershipName, renewedToDate } = membership;
  const lines = [
    number === '' ? '' : t('cardNumber', { number }),
    renewedToDate === null ? '' : t('cardValidTo', { date: day(renewedToDate) }),
  ].filter((line) => line !== '');

  async function savePicture(): Promise<void> {
    const { fullName: organisation, brandColor } = profile;
    const picture = await drawCard({ organisation, holder, membershipName, lines, brandColor });
    saveFile(picture, `${t('membershipCard')}.png`);
  }

  return (
    <Section title={t('membershipCard')}>
      <Stack gap={4}>
        <Card surface="flat">
          <Stack gap={2}>
            <Text weight="semibold" tone="brand">
              {profile.fullName}
            </Text>
            <Text size="lg" weight="bold" tone="strong">
              {holder}
            </Text>
            <Text tone="quiet">{membershipName}</Text>
            {lines.map((line) => (
              <Text key={line} isTabular>
                {line}
              </Text>
            ))}
          </Stack>
        </Card>
        <Inline>
          <Button
            icon={IconDownload}
            onPress={() => void savePicture().catch(() => notify.failure(t('cardPictureFailed')))}
          >
            {t('saveCardPicture')}
          </Button>
        </Inline>
      </Stack>
    </Section>
  );
}
