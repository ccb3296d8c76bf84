import { type ComposedSearchKind, type SearchResult, useFormats, useMessages } from '@portal/kit';
import { Button, SearchBox } from '@portal/ui';
import { contentMessages } from '../../messages.ts';
import { keywordOf, type SearchAddress } from '../model/search-address.ts';
import { type BarFindings, type BarTags, foundGroups, recentGroups } from './bar-groups.tsx';

export interface BarSearchViewProps {
  /** As it is typed. */
  text: string;
  onText: (text: string) => void;
  /** Null until something was found out, and where that failed. */
  findings: BarFindings | null;
  tags: BarTags | null;
  /** What is shown is not yet of what was typed. */
  isPending: boolean;
  /** What they have looked for before, the last first. */
  recent: readonly string[];
  kinds: readonly ComposedSearchKind[];
  hrefOf: (address: Partial<SearchAddress>) => string | undefined;
  resultHref: (kind: ComposedSearchKind, result: SearchResult) => string | undefined;
  onSubmit: (text: string) => void;
  /** Something of the list is opened. */
  onOpen: () => void;
  onForget: () => void;
  onClose: () => void;
}

/** The search in the top bar: what it has found of each kind while somebody types, and what they looked for before that. */
export function BarSearch(props: BarSearchViewProps) {
  const t = useMessages(contentMessages);
  const { number } = useFormats();
  const { text, findings, tags, isPending, recent, kinds, hrefOf, resultHref } = props;
  const keyword = keywordOf(text);
  const ways = { t, number, hrefOf, resultHref };
  const isRecent = keyword === '' && recent.length > 0;
  const groups = keyword === '' ? [] : foundGroups(keyword, kinds, { findings, tags }, ways);
  return (
    <SearchBox
      label={t('searchPortal')}
      placeholder={t('searchPortal')}
      value={text}
      onChange={props.onText}
      onSubmit={props.onSubmit}
      onOpen={props.onOpen}
      onClose={props.onClose}
      isPending={isPending}
      groups={isRecent ? recentGroups(recent, ways) : groups}
      status={keyword === '' ? undefined : status()}
      footer={
        isRecent && (
          <Button tone="quiet" size="sm" onPress={props.onForget}>
            {t('clearRecent')}
          </Button>
        )
      }
    />
  );

  function status(): string | undefined {
    if (findings === null) return undefined;
    const shown = findings.sections.filter(({ kind }) => kinds.some(({ id }) => id === kind));
    const n = shown.reduce((sum, { totalItemCount }) => sum + totalItemCount, tags?.totalItemCount ?? 0);
    if (n === 0) return isPending ? undefined : t('noResults');
    return findings.isSimilar && shown.some(({ totalItemCount }) => totalItemCount > 0)
      ? t('lookAlike')
      : t('resultsFound', { n });
  }
}
