import { calls, type TicketPass, useEndpoint } from '@portal/api';
import { isUnanswered, ready, useStoredDraft, type View } from '@portal/kit';
import { useEffect } from 'react';
import { storedPass, keyOfPass } from './stored-pass.ts';

export interface TicketPassState {
  view: View<TicketPass>;
  /** It is shown as it was kept: nobody could be asked. */
  isStored: boolean;
}

/** A ticket, kept on the device of whoever holds it until they sign out. */
export function useTicketPass(id: string): TicketPassState {
  const { view } = useEndpoint(calls.tickets.pass, { params: { id } });
  // oxlint-disable-next-line portal/draft-entry -- A copy of what the server has, for an entrance without a network.
  const { restored, write, clear } = useStoredDraft(keyOfPass(id));
  const isGone = view.state === 'forbidden' || (view.state === 'failed' && !isUnanswered(view.problem));
  useEffect(() => {
    if (view.state === 'ready') write(view.data);
    if (isGone) clear();
  }, [view, isGone, write, clear]);
  const stored = storedPass(restored, id);
  if (stored === null || isGone || view.state === 'ready') return { view, isStored: false };
  return { view: ready(stored), isStored: view.state === 'failed' };
}
