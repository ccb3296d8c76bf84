import { ProblemError } from '@portal/kit';
import { useState } from 'react';

export interface TheirVersion<Thing> {
  /** Somebody else was faster, and what is kept of both is not said yet or being put together. */
  isAhead: boolean;
  /** As the server has it, once it was asked. */
  latest: Thing | undefined;
  isFetching: boolean;
  /** A save was refused; by another version, or for another reason. */
  heardOf(error: unknown): void;
  /** It is said what is kept of both. */
  settled(): void;
  refetch(): void;
}

/** What somebody else has made of what is being edited here. `read` asks the server once it is needed. */
export function useTheirVersion<Thing>(
  latest: Thing | undefined,
  read: Pick<TheirVersion<Thing>, 'isFetching' | 'refetch'>,
): TheirVersion<Thing> {
  const [isAhead, setAhead] = useState(false);
  return {
    isAhead,
    latest,
    isFetching: read.isFetching,
    heardOf(error) {
      if (!(error instanceof ProblemError && error.problem.code === 'stale')) return;
      setAhead(true);
      read.refetch();
    },
    settled: () => setAhead(false),
    refetch: read.refetch,
  };
}
