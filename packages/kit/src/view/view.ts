import type { Problem } from './problem.ts';

/** What a screen can be told about the thing it renders. */
export type View<T> =
  | { state: 'loading' }
  | { state: 'empty' }
  | { state: 'failed'; problem: Problem; retry(): void }
  | { state: 'forbidden'; problem: Problem }
  | { state: 'ready'; data: T; isRefreshing: boolean };

export const loading: View<never> = { state: 'loading' };
export const empty: View<never> = { state: 'empty' };

export function failed(problem: Problem, retry: () => void): View<never> {
  return { state: 'failed', problem, retry };
}

export function forbidden(problem: Problem): View<never> {
  return { state: 'forbidden', problem };
}

export function ready<T>(data: T, isRefreshing = false): View<T> {
  return { state: 'ready', data, isRefreshing };
}

/** The same view of something derived from the data. */
export function mapView<T, U>(view: View<T>, fn: (data: T) => U): View<U> {
  return view.state === 'ready' ? ready(fn(view.data), view.isRefreshing) : view;
}

/** How many there are in all; null while nobody knows. */
export function totalOf(view: View<{ total: number }>): number | null {
  if (view.state === 'empty') return 0;
  return view.state === 'ready' ? view.data.total : null;
}
