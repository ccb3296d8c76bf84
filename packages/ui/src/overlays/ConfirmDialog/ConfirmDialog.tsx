import { useId, type ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { classNames } from '../../foundations/class-names.ts';
import * as dialogStyles from '../Dialog/Dialog.css.ts';
import { Modal } from '../overlay/Modal.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import * as styles from './ConfirmDialog.css.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question. */
  title: string;
  /** What will happen, in a sentence or two. */
  children: ReactNode;
  /** The verb of the question, never 'OK'. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'critical';
  isPending?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

function focusOnArrival(button: HTMLButtonElement | null) {
  button?.focus();
}

/** Asks before something that cannot be taken back; the focus starts on the safe answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { cancelLabel = 'Cancel', tone = 'primary', isPending = false } = props;
  const textId = useId();
  return (
    <Modal
      isOpen={props.isOpen}
      onClose={props.onCancel}
      title={props.title}
      role="alertdialog"
      describedBy={textId}
      isDismissable={false}
      isPending={isPending}
      boxClass={classNames(dialogStyles.box, dialogStyles.sizes.sm)}
      footer={
        <div className={styles.answers}>
          <Button isDisabled={isPending} onPress={props.onCancel} buttonRef={focusOnArrival}>
            {cancelLabel}
          </Button>
          <div className={styles.confirm}>
            <Button tone={tone} isPending={isPending} onPress={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </div>
        </div>
      }
    >
      <Text as="div" id={textId}>
        {props.children}
      </Text>
    </Modal>
  );
}
