import type { Community } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { TheirValues } from '../../components/Theirs/TheirValues.tsx';
import { communitiesAdminMessages } from '../../messages.ts';
import {
  changedFields,
  type CommunityBasis,
  type CommunityValues,
  type ComparedField,
  valuesOf,
} from './community-values.ts';
import { useCommunityChoices } from './use-community-choices.ts';

const labels = {
  name: 'communityNameField',
  shortDescription: 'shortDescriptionField',
  alias: 'aliasField',
  privacy: 'privacyField',
  isVisible: 'visiblePrivate',
  isAutoJoin: 'autoJoin',
  isRequirePostApproval: 'postApproval',
  pushToWebsite: 'pushToWebsite',
  aliveStart: 'aliveStartField',
  aliveEnd: 'aliveEndField',
  archived: 'archivedField',
  categoryIds: 'categoriesField',
  tagIds: 'communityTagsField',
  segmentIds: 'segmentsField',
} as const satisfies Record<ComparedField, string>;

interface TheirCommunityProps {
  before: CommunityBasis;
  theirs: Community;
  onTake: () => void;
  onKeep: () => void;
}

/** What somebody else has saved meanwhile, and a choice of what to go on with. */
export function TheirCommunity({ before, theirs, onTake, onKeep }: TheirCommunityProps) {
  const t = useMessages(communitiesAdminMessages);
  const { timeZone } = usePortal().profile;
  const now = valuesOf(theirs, timeZone);
  const wordsOf = useWordsOf();
  const items = changedFields(before, theirs, timeZone).map((field) => ({
    term: t(labels[field]),
    description: wordsOf(field, now),
  }));
  return <TheirValues intro={t('communityStale')} items={items} onTake={onTake} onKeep={onKeep} />;
}

/** What a field holds, in words. */
function useWordsOf(): (field: ComparedField, values: CommunityValues) => string {
  const t = useMessages(communitiesAdminMessages);
  const { categories, tags, segments } = useCommunityChoices();
  const names = new Map([...categories, ...tags, ...segments].map(({ value, label }) => [value, label]));
  return (field, values) => {
    const value = values[field];
    if (field === 'privacy') return t(value === 'public' ? 'privacyPublic' : 'privacyPrivate');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'string') return value;
    return value?.map((id) => names.get(id) ?? id).join(', ') || '–';
  };
}
