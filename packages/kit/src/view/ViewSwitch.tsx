import type { ReactNode } from 'react';
import { isNotFound, type Problem } from './problem.ts';
import type { View } from './view.ts';

export interface ViewSwitchProps<T> {
  view: View<T>;
  loading: () => ReactNode;
  empty: () => ReactNode;
  failed: (problem: Problem, retry: () => void) => ReactNode;
  /** What an address names may not be there, which is no failure; `failed` says so where this is left out. */
  notFound?: () => ReactNode;
  forbidden: (problem: Problem) => ReactNode;
  ready: (data: T, isRefreshing: boolean) => ReactNode;
}

/** Draws a view; every state must be answered, so that a failure never looks like nothing. */
export function ViewSwitch<T>(props: ViewSwitchProps<T>): ReactNode {
  const { view } = props;
  switch (view.state) {
    case 'loading':
      return props.loading();
    case 'empty':
      return props.empty();
    case 'failed':
      if (props.notFound !== undefined && isNotFound(view.problem)) return props.notFound();
      return props.failed(view.problem, view.retry);
    case 'forbidden':
      return props.forbidden(view.problem);
    case 'ready':
      return props.ready(view.data, view.isRefreshing);
  }
}
