import type { CallReply, calls } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Banner, DescriptionList, EmptyState, Section, Stack, Text } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';

type Needs = CallReply<typeof calls.attendance.needs>;

/** How many come, how many of them eat what, and what they have written. */
export function NeedsSummary({ needs }: { needs: Needs }) {
  const t = useMessages(eventsDeskMessages);
  const { registered, diets, notes, isCut } = needs;
  return (
    <Stack gap={6}>
      <Text size="lg" weight="semibold" isTabular>
        {t('registeredCount', { n: registered })}
      </Text>
      {diets.length === 0 && notes.length === 0 && (
        <EmptyState title={t('nobodyNeeds')} text={t('nobodyNeedsText')} headingLevel={2} />
      )}
      {diets.length > 0 && (
        <Section title={t('diets')}>
          <DescriptionList items={diets.map(({ label, count }) => ({ term: label, description: String(count) }))} />
        </Section>
      )}
      {notes.length > 0 && (
        <Section title={t('notes')}>
          {isCut && <Banner tone="caution">{t('needsCut')}</Banner>}
          <Notes notes={notes} />
        </Section>
      )}
    </Stack>
  );
}

/** Each with what they eat and need, as it is read out in a kitchen. */
function Notes({ notes }: Pick<Needs, 'notes'>) {
  const t = useMessages(eventsDeskMessages);
  return (
    <Stack as="ul" gap={4}>
      {notes.map(({ ticketId, name, food, access }) => (
        <Stack as="li" key={ticketId} gap={1}>
          <Text weight="semibold" tone="strong">
            {name}
          </Text>
          {food !== null && <Text>{t('foodNote', { text: food })}</Text>}
          {access !== null && <Text>{t('accessOf', { text: access })}</Text>}
        </Stack>
      ))}
    </Stack>
  );
}
