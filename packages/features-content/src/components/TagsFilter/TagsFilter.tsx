import type { ContentTag } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { CheckboxGroup, IconSearch, Link, PanelSwitch, Skeleton, Stack, Text, TextField } from '@portal/ui';
import { useState } from 'react';
import { contentMessages } from '../../messages.ts';
import { firstTags, shownTags } from './shown-tags.ts';

export interface TagsFilterProps {
  view: View<readonly ContentTag[]>;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Tags with a search of their own, the first of them until all are asked for. */
export function TagsFilter({ view, value, onChange }: TagsFilterProps) {
  const t = useMessages(contentMessages);
  const [keyword, setKeyword] = useState('');
  const [isLong, setLong] = useState(false);
  return (
    <Stack gap={3}>
      <TextField
        icon={IconSearch}
        inputMode="search"
        label={t('searchTags')}
        placeholder={t('searchTags')}
        value={keyword}
        onChange={(text) => setKeyword(text.slice(0, 200))}
      />
      <PanelSwitch view={view} skeleton={<Skeleton lines={8} />} failedTitle={t('tagsFailed')}>
        {(tags) => {
          const { shown, hasMore } = shownTags(tags, keyword, isLong);
          if (shown.length === 0) return <Text tone="quiet">{t('noTags')}</Text>;
          return (
            <Stack gap={3} align="start">
              <CheckboxGroup
                label={t('tags')}
                options={shown.map(({ id, label }) => ({ value: id, label }))}
                value={value}
                onChange={(chosen) => onChange([...hidden(value, shown), ...chosen])}
              />
              {(hasMore || (isLong && shown.length > firstTags)) && (
                <Link isStandalone onPress={() => setLong(!isLong)}>
                  {t(isLong ? 'showLessTags' : 'seeAllTags')}
                </Link>
              )}
            </Stack>
          );
        }}
      </PanelSwitch>
    </Stack>
  );
}

/** What is chosen and not in sight stays chosen. */
function hidden(value: readonly string[], shown: readonly ContentTag[]): string[] {
  return value.filter((id) => !shown.some((tag) => tag.id === id));
}
