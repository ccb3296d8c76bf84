import type { ComposedSearchKind, SearchResult } from '@portal/kit';
import { type LazyComponent, lazyComponent, Stack } from '@portal/ui';

export interface ResultListProps {
  results: readonly SearchResult[];
  hrefOf: (result: SearchResult) => string | undefined;
}

/** By what loads the rows, which stays the same for as long as the portal runs. */
const lists = new WeakMap<object, LazyComponent<ResultListProps>>();

/** The list of a kind, whose rows are the feature's: their code comes with the first of them, and says once for all where it is gone. */
export function listOf({ load }: Pick<ComposedSearchKind, 'load'>): LazyComponent<ResultListProps> {
  const list = lists.get(load) ?? lazyComponent(() => loadedList(load));
  lists.set(load, list);
  return list;
}

async function loadedList(load: ComposedSearchKind['load']) {
  const { default: Row } = await load();
  function ResultList({ results, hrefOf }: ResultListProps) {
    return (
      <Stack as="ul" gap={0}>
        {results.map((result) => (
          <li key={result.id}>
            <Row result={result} href={hrefOf(result)} />
          </li>
        ))}
      </Stack>
    );
  }
  return { default: ResultList };
}
