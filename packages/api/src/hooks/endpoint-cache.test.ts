import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { invalidateQueries } from './endpoint-cache.ts';

test('what was asked for before a change and is not on screen does not count as fresh', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const before = Promise.withResolvers<string>();
  const queryKey = ['list'];
  const prefetch = queryClient.prefetchQuery({ queryKey, queryFn: () => before.promise });
  invalidateQueries(queryClient, { queryKey });
  before.resolve('as it was');
  await prefetch;
  expect(await queryClient.fetchQuery({ queryKey, queryFn: () => 'as it is', staleTime: 60_000 })).toBe('as it is');
});

test('nor does what was asked for before it and is on screen, answered for the first time', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const requests: ReturnType<typeof Promise.withResolvers<string>>[] = [];
  const queryKey = ['list'];
  const shown = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => {
      const answer = Promise.withResolvers<string>();
      requests.push(answer);
      return answer.promise;
    },
  });
  const leave = shown.subscribe(() => undefined);
  invalidateQueries(queryClient, { queryKey });
  expect(requests).toHaveLength(2);
  requests[1]?.resolve('as it is');
  requests[0]?.resolve('as it was');
  await expect.poll(() => shown.getCurrentResult().data).toBe('as it is');
  leave();
});
