import { calls, firstRead, type NextStep, useAction, useEndpoint } from '@portal/api';
import { mapView, useMessages } from '@portal/kit';
import { useState } from 'react';
import { homeMessages } from '../messages.ts';
import { NextSteps } from './NextSteps.tsx';

export function firstReads() {
  return [firstRead(calls.nextSteps.list)];
}

/** What waits for whoever is signed in. */
export function LiveNextSteps() {
  const t = useMessages(homeMessages);
  const [away, setAway] = useState<ReadonlySet<string>>(new Set());
  const { view } = useEndpoint(calls.nextSteps.list, {}, { isEmpty: ({ steps }) => steps.length === 0 });
  const putAway = useAction(calls.nextSteps.putAway, {
    failure: (problem) => ({ text: t('putAwayFailed'), description: problem.message }),
    invalidates: [calls.nextSteps.list],
  });

  /** It goes at once, and comes back where the server does not take it. */
  async function put(step: NextStep) {
    const key = keyOf(step);
    setAway((before) => new Set([...before, key]));
    try {
      await putAway.run({ body: { kind: step.kind, id: step.id } });
    } catch {
      // The toast is the action's.
      setAway((before) => new Set([...before].filter((one) => one !== key)));
    }
  }

  return (
    <NextSteps
      view={mapView(view, ({ steps }) => steps.filter((step) => !away.has(keyOf(step))))}
      onPutAway={(step) => void put(step)}
    />
  );
}

function keyOf({ kind, id }: Pick<NextStep, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}
