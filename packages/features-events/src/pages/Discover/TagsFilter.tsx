import { useMessages } from '@portal/kit';
import { CheckboxGroup, IconSearch, Link, PanelSwitch, Skeleton, Stack, Text, TextField } from '@portal/ui';
import { useState } from 'react';
import { eventsMessages } from '../../messages.ts';
import type { DiscoverOptions } from './use-discover-options.ts';

interface TagsFilterProps {
  options: DiscoverOptions;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** How many tags are in sight at first. */
const fewTags = 5;

/** Tags with a search of their own, the first few until all are asked for. */
export function TagsFilter({ options, value, onChange }: TagsFilterProps) {
  const t = useMessages(eventsMessages);
  const [isLong, setLong] = useState(false);
  return (
    <Stack gap={3}>
      <TextField
        icon={IconSearch}
        inputMode="search"
        label={t('searchTags')}
        placeholder={t('searchTags')}
        value={options.tagKeyword}
        onChange={(keyword) => options.setTagKeyword(keyword.slice(0, 200))}
      />
      <PanelSwitch view={options.foundTags} skeleton={<Skeleton lines={6} />} failedTitle={t('optionsFailed')}>
        {(tags) => {
          const shown = isLong ? tags : tags.slice(0, fewTags);
          if (tags.length === 0) return <Text tone="quiet">{t('noTags')}</Text>;
          return (
            <Stack gap={3} align="start">
              <CheckboxGroup
                label={t('tags')}
                options={shown.map(({ id, label }) => ({ value: id, label }))}
                value={value}
                onChange={(chosen) => onChange([...hidden(value, shown), ...chosen])}
              />
              {tags.length > fewTags && (
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
function hidden(value: readonly string[], shown: readonly { id: string }[]): string[] {
  return value.filter((id) => !shown.some((tag) => tag.id === id));
}
