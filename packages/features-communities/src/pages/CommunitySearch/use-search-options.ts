import { foundKinds } from '@portal/rules';
import { useFormats, useMessages } from '@portal/kit';
import { communitiesMessages } from '../../messages.ts';
import type { CommunitySearchPanelProps } from './CommunitySearchPanel.tsx';
import { type Narrowing, searchTimes, type SearchTime } from './search-filters.ts';

type SearchOptionsInput = Pick<CommunitySearchPanelProps, 'filters' | 'authors' | 'tags'>;
interface Option {
  value: string;
  label: string;
}

const times = Object.keys(searchTimes) as SearchTime[]; // The keys of a constant.

/** What a search can be narrowed to, in words, and what of it is chosen. */
export function useSearchOptions({ filters, authors, tags }: SearchOptionsInput) {
  const t = useMessages(communitiesMessages);
  const { personName } = useFormats();
  const known = tags.state === 'ready' ? tags.data.tags : [];
  const options = {
    kind: [
      { value: '', label: t('searchKind_any') },
      ...foundKinds.map((kind) => ({ value: kind, label: kindWords(kind) })),
    ],
    when: [
      { value: '', label: t('searchWhen_any') },
      ...times.map((time) => ({ value: time, label: t(`searchWhen_${time}`) })),
    ],
    authorId: withChosen(filters.authorId, t('searchChosenAuthor'), [
      { value: '', label: t('searchAnybody') },
      ...authors.map((author) => ({ value: author.id, label: personName(author) })),
    ]),
    tagId: withChosen(filters.tagId, t('searchChosenTag'), [
      { value: '', label: t('searchAnyTag') },
      ...known.map(({ id, name }) => ({ value: id, label: name })),
    ]),
  };

  function kindWords(kind: (typeof foundKinds)[number]): string {
    return kind === 'question' || kind === 'poll' ? t(`searchKind_${kind}`) : t(`postType${kind}`);
  }

  const chosen: [Narrowing, string][] = [
    ...(['kind', 'authorId', 'tagId', 'when'] as const).flatMap((name): [Narrowing, string][] => {
      const value = filters[name] ?? '';
      const label = options[name].find((option) => option.value === value)?.label;
      return value === '' || label === undefined ? [] : [[name, label]];
    }),
    ...(filters.hasFile ? ([['hasFile', t('searchWithFiles')]] satisfies [Narrowing, string][]) : []),
  ];
  return {
    kinds: options.kind,
    times: options.when,
    authors: options.authorId,
    tags: options.tagId,
    tagsHint: tags.state === 'failed' ? t('searchTagsFailed') : undefined,
    chips: chosen.map(([id, label]) => ({ id, label })),
  };
}

/** What an address names stays a choice, also where its name is not known. */
function withChosen(value: string, label: string, options: readonly Option[]): readonly Option[] {
  return options.some((option) => option.value === value) ? options : [...options, { value, label }];
}
