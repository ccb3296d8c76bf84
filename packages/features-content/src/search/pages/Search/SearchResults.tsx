import { pageSizes } from '@portal/api';
import { type ComposedSearchKind, type Problem, useMessages, ViewSwitch } from '@portal/kit';
import {
  Banner,
  Button,
  EmptyState,
  ForbiddenNotice,
  IconSearch,
  Illustration,
  Inline,
  NotFoundNotice,
  Pager,
  ProblemPanel,
  Skeleton,
  SkeletonRegion,
  Stack,
} from '@portal/ui';
import { contentMessages } from '../../../messages.ts';
import { longestWords } from '../../model/longest-words.ts';
import { countOf, type Findings, sectionOf, totalOf } from './findings.ts';
import { listOf } from './result-list.tsx';
import type { SearchScreenProps } from './SearchScreen.tsx';

interface SearchResultsProps extends SearchScreenProps {
  /** Whose tab is shown. */
  kind: ComposedSearchKind;
}

/** The tab of a kind: a page of what was found of it, or why nothing stands there. */
export function SearchResults({ view, ...tab }: SearchResultsProps) {
  const t = useMessages(contentMessages);
  return (
    <ViewSwitch
      view={view}
      loading={() => <ResultsFallback />}
      empty={() => null}
      failed={(problem, retry) => <Failed problem={problem} onRetry={retry} />}
      notFound={() => <NotFoundNotice headingLevel={2} title={t('tagGone')} />}
      forbidden={({ message }) => <ForbiddenNotice scope="panel" title={t('searchFailed')} text={message} />}
      ready={(findings) => <Found {...tab} findings={findings} />}
    />
  );
}

interface FoundProps extends Omit<SearchResultsProps, 'view'> {
  findings: Findings;
}

function Found({ findings, kind, kinds, address, hrefOf, resultHref, onPage }: FoundProps) {
  const t = useMessages(contentMessages);
  const total = countOf(findings, kind.id);
  const List = listOf(kind);
  if (total === 0) {
    const hint = totalOf(findings, kinds) === 0 ? 'otherWords' : 'otherTabs';
    const isOfWords = address.tagId === null && hint === 'otherWords';
    return (
      <EmptyState
        scope="panel"
        illustration={<Illustration name="search" />}
        title={kind.none}
        text={isOfWords || hint === 'otherTabs' ? t(hint) : undefined}
        action={isOfWords && <FewerWords address={address} hrefOf={hrefOf} />}
      />
    );
  }
  return (
    <Stack gap={5}>
      {findings.isSimilar && <Banner icon={IconSearch}>{t('lookAlike')}</Banner>}
      <List
        results={sectionOf(findings, kind.id)?.hits ?? []}
        hrefOf={(result) => resultHref(kind, result)}
        fallback={<ResultsFallback />}
        onError={{ title: t('searchFailed') }}
      />
      <Pager
        page={address.page}
        pageSize={pageSizes.foundEverywhere}
        total={total}
        onPageChange={onPage}
        labels={{ name: t('pagesOfResults'), items: (range) => t('pagerItems', range) }}
      />
    </Stack>
  );
}

/** Of several words each is a search of its own. */
function FewerWords({ address, hrefOf }: Pick<SearchScreenProps, 'address' | 'hrefOf'>) {
  const t = useMessages(contentMessages);
  const words = longestWords(address.keyword);
  if (words.length === 0) return null;
  return (
    <Inline gap={2} justify="center">
      {words.map((keyword) => (
        <Button key={keyword} size="sm" href={hrefOf({ keyword, section: null })}>
          {t('searchFor', { keyword })}
        </Button>
      ))}
    </Inline>
  );
}

function Failed({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const t = useMessages(contentMessages);
  const isOffline = problem.code === 'offline';
  return (
    <ProblemPanel
      scope="panel"
      title={isOffline ? t('searchOffline') : t('searchFailed')}
      detail={isOffline ? undefined : problem.message}
      onRetry={onRetry}
    />
  );
}

function ResultsFallback() {
  const t = useMessages(contentMessages);
  return (
    <SkeletonRegion label={t('searchLoading')}>
      <Stack gap={8}>
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} lines={4} />
        ))}
      </Stack>
    </SkeletonRegion>
  );
}
