import { useMessages } from '@portal/kit';
import { TagsFilter } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';
import type { DiscoverOptions } from './use-discover-options.ts';

interface DiscoverTagsFilterProps {
  options: DiscoverOptions;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

const tagsAtFirst = 5;

/** Tags, searched on the server. */
export function DiscoverTagsFilter({ options, value, onChange }: DiscoverTagsFilterProps) {
  const t = useMessages(eventsMessages);
  return (
    <TagsFilter
      keyword={options.tagKeyword}
      onKeywordChange={options.setTagKeyword}
      view={options.foundTags}
      atFirst={tagsAtFirst}
      value={value}
      onChange={onChange}
      labels={{
        tags: t('tags'),
        search: t('searchTags'),
        seeAll: t('seeAllTags'),
        showLess: t('showLessTags'),
        none: t('noTagsFound'),
        failed: t('optionsFailed'),
      }}
    />
  );
}
