import { limits, type ReviewWord } from '@portal/api';
import { useFormats, useMessages, type View } from '@portal/kit';
import { Button, Density, Heading, PageLayout, Spread, Stack, Table, Text } from '@portal/ui';
import { ListStates, NoRows } from '../../components/ListStates/ListStates.tsx';
import { communitiesAdminMessages } from '../../messages.ts';

export interface ReviewWordsScreenProps {
  view: View<{ words: readonly ReviewWord[] }>;
  onAdd: () => void;
  onRemove: (word: ReviewWord) => void;
}

/** For which posts are held, and what is held besides. */
export function ReviewWordsScreen({ view, onAdd, onRemove }: ReviewWordsScreenProps) {
  const t = useMessages(communitiesAdminMessages);
  const formats = useFormats();
  return (
    <PageLayout
      header={
        <Stack gap={2}>
          <Spread>
            <Heading level={1} isFocusable>
              {t('reviewWordsPageTitle')}
            </Heading>
            <Button tone="primary" onPress={onAdd}>
              {t('addWord')}
            </Button>
          </Spread>
          <Text tone="quiet">{t('reviewWordsText')}</Text>
          <Text tone="quiet">{t('newcomersText', { ...limits.newcomer })}</Text>
        </Stack>
      }
    >
      <ListStates view={view} failedTitle={t('reviewWordsFailed')}>
        {({ words }) => (
          <Density value="compact">
            <Table
              caption={t('reviewWordsPageTitle')}
              isCaptionHidden
              rows={words}
              rowId={({ id }) => id}
              rowLabel={({ text }) => text}
              rowActions={(word) => [
                { id: 'remove', label: t('remove'), tone: 'critical', onPress: () => onRemove(word) },
              ]}
              columns={[
                {
                  id: 'text',
                  header: t('wordColumn'),
                  isRowHeader: true,
                  priority: 'high',
                  cell: ({ text }) => text,
                },
                { id: 'since', header: t('wordSinceColumn'), cell: ({ createdAt }) => formats.date(createdAt) },
              ]}
              empty={<NoRows title={t('noWords')} text={t('noWordsText')} />}
            />
          </Density>
        )}
      </ListStates>
    </PageLayout>
  );
}
