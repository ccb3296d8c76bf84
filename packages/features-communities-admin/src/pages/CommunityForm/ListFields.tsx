import { limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Button, IconRefresh, Inline, MultiSelect, Stack, TagField, Text } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { useCommunityChoices } from './use-community-choices.ts';
import type { FieldsProps } from './WordFields.tsx';

/** Under what a community is found, and by whom. */
export function ListFields({ form, isReadOnly = false }: FieldsProps) {
  const t = useMessages(communitiesAdminMessages);
  const { categories, tags, segments, isTagsLoading, onRetry } = useCommunityChoices();
  const n = limits.tagsPerPost;
  return (
    <Stack gap={5}>
      {onRetry !== null && (
        <Inline gap={3}>
          <Text tone="critical" role="alert">
            {t('optionsFailed')}
          </Text>
          <Button size="sm" icon={IconRefresh} onPress={onRetry}>
            {t('tryAgain')}
          </Button>
        </Inline>
      )}
      <MultiSelect
        {...form.field('categoryIds')}
        label={t('categoriesField')}
        placeholder={t('categoriesPlaceholder')}
        options={categories}
        isRequired
        isReadOnly={isReadOnly}
      />
      <TagField
        {...form.field('tagIds')}
        label={t('communityTagsField')}
        description={t('communityTagsHint', { n })}
        options={tags}
        isLoading={isTagsLoading}
        maxItems={n}
        labels={{
          search: t('searchTags'),
          none: t('communityTagsNone'),
          limit: t('communityTagsLimit', { n }),
        }}
        isOptional
        isReadOnly={isReadOnly}
      />
      <MultiSelect
        {...form.field('segmentIds')}
        label={t('segmentsField')}
        description={t('segmentsHint')}
        placeholder={t('segmentsPlaceholder')}
        options={segments}
        isOptional
        isReadOnly={isReadOnly}
      />
    </Stack>
  );
}
