import { useId, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { buttonClass } from '../../actions/Button/button-class.ts';
import { classNames } from '../../foundations/class-names.ts';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { IconClose } from '../../foundations/icons/icons.ts';
import { useOverlayContainer } from '../../foundations/PortalRoot/root-context.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './modal.css.ts';

export interface ModalPanelProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  isTitleHidden?: boolean | undefined;
  description?: ReactNode;
  /** The id of the text that says what it is about, where that is not the description. */
  describedBy?: string | undefined;
  role?: 'dialog' | 'alertdialog';
  /** Whether a press beside it closes it. */
  isDismissable?: boolean | undefined;
  /** Whether Escape closes it. */
  isEscapable?: boolean | undefined;
  /** What it started is under way: it stays until that is done. */
  isPending?: boolean | undefined;
  /** Name of the close button; without one there is none. */
  closeLabel?: string | undefined;
  boxClass: string;
  footer?: ReactNode;
  children: ReactNode;
}

/** What dialogs and drawers have in common: they cover the page, hold the focus and give it back. */
export function ModalPanel(props: ModalPanelProps) {
  const { isPending = false, isDismissable = true, isEscapable = true } = props;
  const { isReady, place } = useOverlayContainer();
  const titleId = useId();
  const descriptionId = useId();
  return (
    <ModalOverlay
      {...place}
      className={styles.scrim}
      isOpen={props.isOpen && isReady}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
      isDismissable={isDismissable && !isPending}
      isKeyboardDismissDisabled={isPending || !isEscapable}
    >
      <Modal className={classNames(styles.box, props.boxClass)}>
        <AriaDialog
          className={styles.panel}
          role={props.role ?? 'dialog'}
          aria-labelledby={titleId}
          aria-describedby={props.description ? descriptionId : props.describedBy}
          aria-busy={isPending || undefined}
        >
          <ModalHead {...props} titleId={titleId} />
          <div className={styles.body}>
            {props.description ? (
              <Text as="div" tone="quiet" id={descriptionId}>
                {props.description}
              </Text>
            ) : null}
            {props.children}
          </div>
          {props.footer ? <div className={styles.foot}>{props.footer}</div> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function ModalHead({
  title,
  titleId,
  isTitleHidden,
  closeLabel,
  isPending,
  onClose,
}: ModalPanelProps & { titleId: string }) {
  const heading = (
    <Heading level={2} size="lg" id={titleId}>
      {title}
    </Heading>
  );
  return (
    <div className={classNames(styles.head, isTitleHidden && styles.bareHead)}>
      {isTitleHidden ? (
        <VisuallyHidden as="div">{heading}</VisuallyHidden>
      ) : (
        <div className={styles.title}>{heading}</div>
      )}
      {closeLabel === undefined ? null : (
        // Without a tooltip, which would take the first Escape for itself.
        <button
          type="button"
          className={buttonClass({ tone: 'neutral', isSquare: true })}
          aria-label={closeLabel}
          disabled={isPending}
          onClick={onClose}
        >
          <IconClose size={20} />
        </button>
      )}
    </div>
  );
}
