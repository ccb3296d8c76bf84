import { calls, type Insight, useEndpoint } from '@portal/api';
import { dayIn } from '@portal/rules';
import { type PageProps, usePortal, useSearchState } from '@portal/kit';
import { weekStartOf } from '@portal/ui';
import { requestedDays, insightInAddress } from './insight-choices.ts';

type InAddress = Pick<PageProps, 'search' | 'onSearchChange'>;

// Nothing of before stays while other steps are loaded: it would stand below the names of theirs.
const options = { isEmpty: ({ figures }: Insight) => figures.length === 0 };

export function useCommunityInsight(id: string, address: InAddress) {
  const { query, ...choosing } = useChoices(address);
  const { view } = useEndpoint(calls.insight.ofCommunity, { params: { id }, query }, options);
  return { ...choosing, view };
}

export function useAllInsight(address: InAddress) {
  const { query, ...choosing } = useChoices(address);
  const { view } = useEndpoint(calls.insight.overall, { query }, options);
  return { ...choosing, view };
}

/** Days are the organisation's, and weeks those of whoever reads. */
function useChoices(address: InAddress) {
  const { applied, push } = useSearchState(insightInAddress, address);
  const { clock, locale, profile } = usePortal();
  const weekStart = weekStartOf(locale);
  const days = requestedDays(applied, dayIn(clock.now(), profile.timeZone), weekStart);
  return {
    choices: applied,
    onChoose: push,
    query: { ...days, step: applied.step, weekStart },
  };
}
