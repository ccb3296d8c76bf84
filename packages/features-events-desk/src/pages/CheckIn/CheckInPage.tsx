import { type PageProps, useDestinations } from '@portal/kit';
import { useState } from 'react';
import { destinations } from '../../destinations.ts';
import { CheckInScreen } from './CheckInScreen.tsx';
import { signal, type Signals } from './signals.ts';
import { type LastScan, useCheckIn } from './use-check-in.ts';

const quiet: Signals = { sound: false, vibration: false };

/** The door of an event, for those who look after it. */
export function CheckInPage({ params }: PageProps<'id'>) {
  const to = useDestinations(destinations);
  const { view, isOffline, last, problem, send, readCode, press } = useCheckIn(params.id);
  const [signals, setSignals] = useState(quiet);
  const signalOutcome = (shown: LastScan | null) => shown !== null && signal(shown.outcome, signals);
  return (
    <CheckInScreen
      view={view}
      backHref={to.event({ id: params.id })}
      last={last}
      isOffline={isOffline}
      problem={problem}
      signals={signals}
      onSignals={setSignals}
      onRead={(text) => void readCode(text).then(signalOutcome)}
      onPress={(ticketId, action) => signalOutcome(press(ticketId, action))}
      onSend={send}
    />
  );
}
