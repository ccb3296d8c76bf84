import { limits, type SavedFilter } from '@portal/api/contract';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import { savedFilterRefusal } from '@portal/rules';

const filtersOf = (call: MockCall) => call.state.directoryFilters.get(viewerOf(call).id) ?? [];

export function savedFiltersReply(call: MockCall): SavedFilter[] {
  return filtersOf(call).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

export function saveFilter(input: Omit<SavedFilter, 'id'>, call: MockCall): SavedFilter {
  const existing = filtersOf(call);
  const others = existing.filter(({ name }) => name !== input.name);
  refuse(savedFilterRefusal(others.length, limits.directory.filters));
  const saved = { id: existing.find(({ name }) => name === input.name)?.id ?? call.state.nextId('filter'), ...input };
  call.state.directoryFilters.set(viewerOf(call).id, [...others, saved]);
  return saved;
}

export function removeFilter(id: string, call: MockCall): void {
  const existing = filtersOf(call);
  if (!existing.some((one) => one.id === id)) throw notFound();
  call.state.directoryFilters.set(
    viewerOf(call).id,
    existing.filter((one) => one.id !== id),
  );
}
