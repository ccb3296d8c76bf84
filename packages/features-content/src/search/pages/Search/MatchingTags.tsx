import type { FoundTag } from '@portal/api';
import { loading, useMessages, type View } from '@portal/kit';
import { Inline, Link, PanelSwitch, Skeleton, Stack, Tag, Text } from '@portal/ui';
import { useState } from 'react';
import { contentMessages } from '../../../messages.ts';
import { type SearchAddress, tagsSection } from '../../model/search-address.ts';

export interface MatchingTagsProps {
  address: SearchAddress;
  tags: View<{ tags: readonly FoundTag[] }>;
  hrefOf: (changes: Partial<SearchAddress>) => string | undefined;
  /** Undefined until it is known: where nothing at all was found, that is said once, and not of the tags as well. */
  hasResults: boolean | undefined;
}

/** Until all are asked for. */
const firstTags = 5;

/** The tags that are called so, each with the way to what carries it. */
export function MatchingTags({ address, tags, hrefOf, hasResults }: MatchingTagsProps) {
  const t = useMessages(contentMessages);
  const [isLong, setLong] = useState(address.section === tagsSection);
  return (
    <PanelSwitch
      title={t('tagsMatching', { keyword: address.keyword })}
      view={tags.state === 'empty' && hasResults === undefined ? loading : tags}
      skeleton={<Skeleton lines={3} />}
      failedTitle={t('tagsFailed')}
      empty={hasResults === false ? null : <Text tone="quiet">{t('noTagsFound')}</Text>}
    >
      {({ tags: all }) => (
        <Stack gap={3} align="start">
          <Inline as="ul" gap={2}>
            {(isLong ? all : all.slice(0, firstTags)).map(({ id, label }) => (
              <li key={id}>
                <Tag href={hrefOf({ tagId: id })}>{label}</Tag>
              </li>
            ))}
          </Inline>
          {all.length > firstTags && (
            <Link isStandalone onPress={() => setLong(!isLong)}>
              {t(isLong ? 'showLessTags' : 'seeAllTags')}
            </Link>
          )}
        </Stack>
      )}
    </PanelSwitch>
  );
}
