import type { MouseEvent, ReactNode } from 'react';
import { Anchor } from '../../foundations/PortalRoot/Anchor.tsx';
import type { CalendarEvent } from './calendar-event.ts';
import { useEventTip } from './event-tips.ts';

export interface EventActionProps {
  event: CalendarEvent;
  onPress: ((event: CalendarEvent) => void) | undefined;
  className: string;
  tabIndex?: number;
  title?: string | undefined;
  children: ReactNode;
}

/** What opens an event: a link where the event has an address, else a button. */
export function EventAction({ event, onPress, children, ...attributes }: EventActionProps) {
  const tip = useEventTip(event);
  const press = (click: MouseEvent) => {
    // The day behind it is pressed by itself.
    click.stopPropagation();
    onPress?.(event);
  };
  if (event.href !== undefined) {
    return (
      <Anchor {...attributes} {...tip} href={event.href} onClick={press}>
        {children}
      </Anchor>
    );
  }
  return (
    <button type="button" {...attributes} {...tip} onClick={press}>
      {children}
    </button>
  );
}
