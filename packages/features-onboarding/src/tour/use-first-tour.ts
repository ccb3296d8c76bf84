import { calls, useAction, useCurrentUser } from '@portal/api';
import { useState } from 'react';
import { useTourVisit } from './tour-visit.ts';

export interface FirstTourState {
  isDue: boolean;
  end(): void;
}

/** Whether the tour is to be shown: to newcomers, once, and to whoever has asked for it. The server remembers, so that no other device shows it again. */
export function useFirstTour(): FirstTourState {
  const visit = useTourVisit();
  const { data: user } = useCurrentUser();
  const [hasEnded, setEnded] = useState(false);
  const mark = useAction(calls.me.setFirstLogin, { failure: () => null, invalidates: [calls.me.current] });
  // Who acts for a member must not take their tour away from them.
  const isNewcomer = user !== undefined && user.firstLoginAt === null && !user.impersonator;
  const isFirst = () => isNewcomer && !visit.hasEnded(user.id);
  return {
    isDue: user !== undefined && !hasEnded && (visit.isWished() || isFirst()),
    end() {
      if (user === undefined) return;
      if (isFirst()) mark.run({}).catch(() => undefined);
      visit.end(user.id);
      setEnded(true);
    },
  };
}
