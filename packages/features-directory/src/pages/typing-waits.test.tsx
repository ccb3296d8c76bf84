import { testPortal } from '@portal/kit/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCompanySearch } from './Members/use-company-search.ts';
import { useMembers } from './Members/use-members.ts';
import { useOrganisations } from './Organisations/use-organisations.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({
      ...{ members: [], organisations: [], locations: [], filters: [] },
      ...{ page: 1, totalItems: 0, nextCursor: null },
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const address = () => ({ search: {}, onSearchChange: vi.fn() });
type Typing = (words: string) => void;

test.each<[string, (props: ReturnType<typeof address>) => { onTyped: Typing }, string]>([
  ['a name', useMembers, 'name'],
  ['a word for organisations', useOrganisations, 'keyword'],
])('%s goes into the address 500 ms after the last letter [DIR-026]', async (_, hook, field) => {
  const props = address();
  const { result } = renderHook(() => hook(props), { wrapper: testPortal().wrapper });
  act(() => result.current.onTyped('mi'));
  await act(() => vi.advanceTimersByTimeAsync(400));
  act(() => result.current.onTyped('mia'));
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(props.onSearchChange).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(props.onSearchChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ [field]: 'mia' }), {
    replace: true,
  });
});

test('a company is looked for 500 ms after the last letter [DIR-026]', () => {
  const { result } = renderHook(() => useCompanySearch(), { wrapper: testPortal().wrapper });
  expect(result.current.debounceMs).toBe(500);
});
