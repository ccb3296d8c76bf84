import { calls, limits, useEndpoint } from '@portal/api';
import { type PageProps, type SearchCodec, useSearchState } from '@portal/kit';

const keywordInAddress: SearchCodec<string> = {
  read: (search) => (search.keyword ?? '').slice(0, limits.keywordLength),
  write: (keyword) => ({ keyword: keyword.trim() || undefined }),
};

/** The frequently asked questions, all at once, and the keyword of the address that limits them. */
export function useFaq(address: Pick<PageProps, 'search' | 'onSearchChange'>) {
  const { value: keyword, set: onKeywordChange } = useSearchState(keywordInAddress, address);
  const { view } = useEndpoint(calls.faq.list, {}, { isEmpty: ({ faQs }) => faQs.length === 0 });
  return { view, keyword, onKeywordChange };
}
