import type { EventDetail } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Avatar, Inline, Section, Stack, Text } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';

export function Presenters({ presenters }: Pick<EventDetail, 'presenters'>) {
  const t = useMessages(eventsMessages);
  if (presenters.length === 0) return null;
  return (
    <Section title={t('presenters')}>
      <Stack gap={6}>
        {presenters.map(({ name, role, profileDesc, profileImageUrl }) => (
          <Inline key={name} gap={4} isWrapping={false} align="start">
            <Avatar person={{ ...personOf(name), avatarUrl: profileImageUrl }} size="xl" />
            <Stack gap={1}>
              <Text as="span" weight="semibold" tone="strong">
                {name}
              </Text>
              <Text as="span" size="sm" tone="quiet">
                {role}
              </Text>
              <Text>{profileDesc}</Text>
            </Stack>
          </Inline>
        ))}
      </Stack>
    </Section>
  );
}

/** Presenters need be no members: of them there is a name alone. */
function personOf(name: string) {
  const words = name.split(' ');
  return { id: name, firstName: words[0] ?? '', lastName: words.slice(1).join(' ') };
}
