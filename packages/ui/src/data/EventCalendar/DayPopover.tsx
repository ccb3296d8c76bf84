import { useId, type RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { buttonClass } from '../../actions/Button/button-class.ts';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { IconClose } from '../../foundations/icons/icons.ts';
import { floating } from '../../overlays/overlay/overlay.css.ts';
import { useOverlayContainer } from '../../foundations/PortalRoot/root-context.ts';
import { DayAgenda, type DayAgendaProps } from './DayAgenda.tsx';
import * as styles from './DayPopover.css.ts';

export interface DayPopoverProps extends DayAgendaProps {
  title: string;
  headingLevel: HeadingLevel;
  closeLabel: string;
  isOpen: boolean;
  onClose: () => void;
  anchorRef: RefObject<HTMLElement | null>;
}

/** All events of a day, beside the day. */
export function DayPopover(props: DayPopoverProps) {
  const titleId = useId();
  const { place } = useOverlayContainer();
  return (
    <Popover
      {...place}
      className={floating}
      triggerRef={props.anchorRef}
      isOpen={props.isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
      placement="bottom"
      offset={4}
    >
      <Dialog className={styles.panel} aria-labelledby={titleId}>
        <div className={styles.head}>
          <Heading level={props.headingLevel} size="sm" id={titleId}>
            {props.title}
          </Heading>
          <button
            type="button"
            className={buttonClass({ tone: 'neutral', size: 'sm', isSquare: true })}
            aria-label={props.closeLabel}
            onClick={props.onClose}
          >
            <IconClose size={16} />
          </button>
        </div>
        <DayAgenda
          events={props.events}
          emptyText={props.emptyText}
          writer={props.writer}
          onEventPress={(event) => {
            props.onClose();
            props.onEventPress?.(event);
          }}
        />
      </Dialog>
    </Popover>
  );
}
