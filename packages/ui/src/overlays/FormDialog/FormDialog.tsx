import { useId, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../../actions/Button/Button.tsx';
import { Form } from '../../fields/Form/Form.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  /** True when left out. */
  isOpen?: boolean;
  /** What was filled in is being sent: nothing closes the dialog meanwhile. */
  isPending: boolean;
  submitLabel: string;
  /** There is nothing to send yet. */
  isSubmitDisabled?: boolean;
  cancelLabel: string;
  /** Another way out, beside the two buttons. */
  further?: { label: string; onPress: () => void } | undefined;
  /** Of the button that sends it; `primary` when left out. */
  tone?: ButtonProps['tone'];
  /** The fields. */
  children: ReactNode;
  onSubmit: () => void;
  /** Gives up what was filled in; `onClose` when left out. */
  onCancel?: () => void;
  onClose: () => void;
}

/** A form in a dialog: its buttons stay in sight while its fields are scrolled, and a press beside it does not close it. */
export function FormDialog({
  isOpen = true,
  tone = 'primary',
  further,
  children,
  onSubmit,
  ...props
}: FormDialogProps) {
  const { submitLabel, isSubmitDisabled, cancelLabel, onCancel = props.onClose, ...dialog } = props;
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      isOpen={isOpen}
      isDismissable={false}
      footer={
        <Inline gap={3} justify="end">
          {further !== undefined && (
            <Button tone="quiet" isDisabled={props.isPending} onPress={further.onPress}>
              {further.label}
            </Button>
          )}
          <Button isDisabled={props.isPending} onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} tone={tone} isPending={props.isPending} isDisabled={isSubmitDisabled}>
            {submitLabel}
          </Button>
        </Inline>
      }
    >
      <Form id={formId} label={props.title} onSubmit={onSubmit}>
        {children}
      </Form>
    </Dialog>
  );
}
