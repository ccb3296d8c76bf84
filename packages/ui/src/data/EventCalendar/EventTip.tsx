import { useId, useRef } from 'react';
import { overlayParts } from '../../overlays/overlay/overlay-parts.ts';
import * as styles from './EventTip.css.ts';
import type { ShownTip } from './event-tips.ts';

/** Picture, title, a few words and the time of an event, beside it. */
export function EventTip({ tip }: { tip: ShownTip | null }) {
  const id = useId();
  const anchorRef = useRef<Element | null>(null);
  if (tip === null) return null;
  anchorRef.current = tip.element;
  const { title, details } = tip.event;
  return (
    <overlayParts.Tooltip
      onError="hide"
      key={`${tip.event.id} ${tip.element.getAttribute('data-day') ?? ''}`}
      id={id}
      placement="top"
      triggerRef={anchorRef}
      isOpen
      text={
        <span className={styles.tip}>
          {details?.image ? <img className={styles.image} src={details.image} alt="" /> : null}
          <span className={styles.title}>{title}</span>
          {details?.text ? <span className={styles.text}>{details.text}</span> : null}
          <span>{details?.times}</span>
        </span>
      }
    />
  );
}
