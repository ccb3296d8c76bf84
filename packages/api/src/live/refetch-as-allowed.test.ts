import { ProblemError } from '@portal/kit';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refetchAsAllowed } from './refetch-as-allowed.ts';

const refusal = (status: number) => new ProblemError({ code: 'a_code', status, message: 'Words' });

/** Replies that are on screen, what each is answered when it is asked for anew, and one that is on screen no longer. */
function screen(answers: Readonly<Record<string, () => Promise<string>>>) {
  const queryClient = new QueryClient();
  const observers = Object.entries(answers).map(([name, queryFn]) => {
    const options = { queryKey: [name], queryFn, initialData: 'before', staleTime: Infinity, retry: false };
    const observer = new QueryObserver(queryClient, options);
    observer.subscribe(() => undefined);
    return [name, observer] as const;
  });
  queryClient.setQueryData(['left'], 'before');
  const shown = () =>
    observers.map(([name, observer]) => {
      const { data, error } = observer.getCurrentResult();
      return [name, data, error === null ? null : (error as ProblemError).problem.status];
    });
  return { queryClient, shown };
}

test('what is refused leaves the screen, what only failed stays, and what is on no screen is forgotten', async () => {
  const { queryClient, shown } = screen({
    open: async () => 'after',
    forbidden: () => Promise.reject(refusal(403)),
    gone: () => Promise.reject(refusal(404)),
    failed: () => Promise.reject(refusal(500)),
    unanswered: () => Promise.reject(refusal(0)),
  });
  await refetchAsAllowed(queryClient, () => true, new AbortController().signal);
  await expect.poll(shown).toEqual([
    ['open', 'after', null],
    ['forbidden', undefined, 403],
    ['gone', undefined, 404],
    ['failed', 'before', 500],
    ['unanswered', 'before', 0],
  ]);
  expect(queryClient.getQueryData(['left'])).toBeUndefined();
});

test('what is not meant is left alone', async () => {
  const { queryClient, shown } = screen({ here: async () => 'after', elsewhere: () => Promise.reject(refusal(403)) });
  await refetchAsAllowed(queryClient, ({ queryKey }) => queryKey[0] === 'here', new AbortController().signal);
  await expect.poll(shown).toEqual([
    ['here', 'after', null],
    ['elsewhere', 'before', null],
  ]);
  expect(queryClient.getQueryData(['left'])).toBe('before');
});
