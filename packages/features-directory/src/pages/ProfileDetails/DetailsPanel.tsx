import { useMessages } from '@portal/kit';
import { Avatar, Button, Inline, Section, Stack, Text } from '@portal/ui';
import { directoryMessages } from '../../messages.ts';
import type { ProfileDetails } from './use-profile-details.ts';

interface DetailsPanelProps {
  personId: string;
  details: ProfileDetails;
  onEdit: () => void;
}

export function DetailsPanel({ personId, details, onEdit }: DetailsPanelProps) {
  const t = useMessages(directoryMessages);
  const { firstName, lastName, imageUrl, description } = details;
  return (
    <Stack gap={5}>
      <Section title={t('picture')}>
        <Avatar person={{ id: personId, firstName, lastName, avatarUrl: imageUrl }} size="2xl" isDecorative={false} />
      </Section>
      <Section title={t('description')}>
        {description === '' ? <Text tone="quiet">{t('nothingSaid')}</Text> : <Text keepsLines>{description}</Text>}
      </Section>
      <Inline>
        <Button onPress={onEdit}>{t('edit')}</Button>
      </Inline>
    </Stack>
  );
}
