import type { IdentityProblem } from '@portal/rules';
import { useEffect, useRef, useState } from 'react';
import { useFinishArrival } from './use-finish-arrival.ts';

/** Fetches the session of whom the provider has named, once, unless it is known that there is none. */
export function useArrival(knownProblem: IdentityProblem | null): { problem: IdentityProblem | null } {
  const [failed, setFailed] = useState<IdentityProblem | null>(null);
  const finish = useFinishArrival();
  const isBegun = useRef(false);
  useEffect(() => {
    // It works once, and React may run an effect twice.
    if (knownProblem !== null || isBegun.current) return;
    isBegun.current = true;
    void finish().then(setFailed);
  }, [knownProblem, finish]);
  return { problem: knownProblem ?? failed };
}
