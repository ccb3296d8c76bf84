import { limits } from '@portal/api';
import { aliasFault, type CommunityDays, dayFaults, isBlankText } from '@portal/rules';
import type { TranslateOf } from '@portal/kit';
import { custom, maxLength, required, type Rules } from '@portal/kit/form';
import type { communitiesAdminMessages } from '../../messages.ts';
import type { CommunityValues } from './community-values.ts';

export interface CommunityRuleFacts {
  t: TranslateOf<typeof communitiesAdminMessages>;
  /** By the organisation's clock. */
  today: string;
  /** Its days until now; null for a new one. */
  before: CommunityDays | null;
  /** Another community has it, or nobody could tell. */
  isAliasTaken: (alias: string) => boolean;
}

const { community } = limits;

/** What can be judged of a community before it is sent. */
export function communityFormRules({ t, today, before, isAliasTaken }: CommunityRuleFacts): Rules<CommunityValues> {
  const written = (words: string) => custom((text: string) => !isBlankText(text), words);
  const atMost = (n: number) => maxLength(n, t('tooLongField', { n }));
  const alias = (fault: ReturnType<typeof aliasFault>, words: string) =>
    custom((text: string) => aliasFault(text) !== fault, words);
  const day = (field: keyof CommunityDays, fault: string, words: string) =>
    custom((_: string | null, values: CommunityValues) => dayFaults(values, before, today)[field] !== fault, words);
  return {
    name: [written(t('communityNameRequired')), atMost(community.nameLength)],
    shortDescription: [written(t('shortDescriptionRequired')), atMost(community.shortDescriptionLength)],
    image: [required(t('communityImageRequired'))],
    alias: [
      alias('missing', t('aliasRequired')),
      alias('tooLong', t('tooLongField', { n: community.aliasLength })),
      alias('spaces', t('aliasSpaces')),
      alias('breaking', t('aliasBreaking')),
      alias('taken', t('aliasTaken')),
      custom((text: string) => !isAliasTaken(text), t('aliasTaken')),
    ],
    categoryIds: [custom((ids: string[]) => ids.length > 0, t('categoryRequired'))],
    tagIds: [custom((ids: string[]) => ids.length <= limits.tagsPerPost, t('tagsAtMost', { n: limits.tagsPerPost }))],
    privacy: [required(t('privacyRequired'))],
    aliveStart: [day('aliveStart', 'inPast', t('dateInPast'))],
    aliveEnd: [day('aliveEnd', 'inPast', t('dateInPast')), day('aliveEnd', 'endBeforeStart', t('endBeforeStart'))],
    archived: [day('archived', 'notTomorrow', t('archiveTooEarly'))],
  };
}
