import type { ReactNode } from 'react';
import type { LoadedOnUse } from '../../foundations/load-on-use.ts';
import { ProblemPanel } from '../ProblemPanel/ProblemPanel.tsx';

export interface ComesLaterProps<Part> {
  loaded: LoadedOnUse<Part>;
  /** As tall as what comes. */
  coming: ReactNode;
  failedTitle: string;
  children: (part: Part) => ReactNode;
}

/** A part whose code comes after the page's own, or says in its place that it could not be fetched. */
export function ComesLater<Part>({ loaded, coming, failedTitle, children }: ComesLaterProps<Part>) {
  if (loaded.value !== null) return children(loaded.value);
  if (loaded.hasFailed) return <ProblemPanel scope="panel" title={failedTitle} onRetry={loaded.retry} />;
  return coming;
}
