import type { ContentTag } from '@portal/api';
import { mapView, useMessages, type View } from '@portal/kit';
import { TagsFilter } from '@portal/ui';
import { useState } from 'react';
import { contentMessages } from '../../messages.ts';
import { foundTags } from './found-tags.ts';

export interface ContentTagsFilterProps {
  view: View<readonly ContentTag[]>;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

const tagsAtFirst = 150;

/** All tags of the organisation, searched on the device. */
export function ContentTagsFilter({ view, value, onChange }: ContentTagsFilterProps) {
  const t = useMessages(contentMessages);
  const [keyword, setKeyword] = useState('');
  return (
    <TagsFilter
      keyword={keyword}
      onKeywordChange={setKeyword}
      view={mapView(view, (tags) => foundTags(tags, keyword))}
      atFirst={tagsAtFirst}
      value={value}
      onChange={onChange}
      labels={{
        tags: t('tags'),
        search: t('searchTags'),
        seeAll: t('seeAllTags'),
        showLess: t('showLessTags'),
        none: t('noTagsFound'),
        failed: t('tagsFailed'),
      }}
    />
  );
}
