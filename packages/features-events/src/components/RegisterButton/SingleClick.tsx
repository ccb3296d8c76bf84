import type { PortalEvent } from '@portal/api';
import { useEffect, useRef } from 'react';
import { CheckoutDialog } from '../Tickets/CheckoutDialog.tsx';
import { useSingleClick } from './use-single-click.ts';

export interface SingleClickProps {
  event: PortalEvent;
  /** How often the button was pressed. */
  presses: number;
  /** Whether the button waits for what it began. */
  onPendingChange: (isPending: boolean) => void;
}

/** What a press of the button begins. */
export function SingleClick({ event, presses, onPendingChange }: SingleClickProps) {
  const { register, isPending, isAsking, confirm, dismiss } = useSingleClick(event);
  const handled = useRef(0);

  useEffect(() => {
    if (handled.current === presses) return onPendingChange(isPending && !isAsking);
    handled.current = presses;
    // A failure has been told in a toast.
    register().catch(() => undefined);
  });

  return isAsking ? (
    <CheckoutDialog isPending={isPending} onConfirm={() => void confirm().catch(dismiss)} onCancel={dismiss} />
  ) : null;
}
