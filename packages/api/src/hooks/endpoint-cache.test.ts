import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { invalidateQueries } from './endpoint-cache.ts';

test('what was asked for before a change and is not on screen does not count as fresh', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const before = Promise.withResolvers<string>();
  const queryKey = ['list'];
  const asked = queryClient.prefetchQuery({ queryKey, queryFn: () => before.promise });
  invalidateQueries(queryClient, { queryKey });
  before.resolve('as it was');
  await asked;
  expect(await queryClient.fetchQuery({ queryKey, queryFn: () => 'as it is', staleTime: 60_000 })).toBe('as it is');
});
