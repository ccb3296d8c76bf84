import { limits, type SavedFilter } from '@portal/api/contract';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import { savedFilterRefusal } from '@portal/rules';

const filtersOf = (call: MockCall) => call.state.directoryFilters.get(viewerOf(call).id) ?? [];

export function savedFiltersReply(call: MockCall): SavedFilter[] {
  return filtersOf(call).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

export function saveFilter(said: Omit<SavedFilter, 'id'>, call: MockCall): SavedFilter {
  const kept = filtersOf(call);
  const others = kept.filter(({ name }) => name !== said.name);
  refuse(savedFilterRefusal(others.length, limits.directory.filters));
  const saved = { id: kept.find(({ name }) => name === said.name)?.id ?? call.state.nextId('filter'), ...said };
  call.state.directoryFilters.set(viewerOf(call).id, [...others, saved]);
  return saved;
}

export function removeFilter(id: string, call: MockCall): void {
  const kept = filtersOf(call);
  if (!kept.some((one) => one.id === id)) throw notFound();
  call.state.directoryFilters.set(
    viewerOf(call).id,
    kept.filter((one) => one.id !== id),
  );
}
