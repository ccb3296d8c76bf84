import { Button, type ButtonProps } from '../../actions/Button/Button.tsx';
import { Inline } from '../../layout/Inline.tsx';

export interface FormActionsProps {
  submitLabel: string;
  cancelLabel: string;
  /** What was filled in is being sent: it cannot be given up meanwhile. */
  isPending: boolean;
  /** There is nothing to send yet. */
  isSubmitDisabled?: boolean;
  /** Of the button that sends it; `primary` when left out. */
  tone?: ButtonProps['tone'];
  onCancel: () => void;
}

/** The last line of a form on a page: gives it up, or sends it. */
export function FormActions({ tone = 'primary', isPending, ...props }: FormActionsProps) {
  return (
    <Inline justify="end">
      <Button isDisabled={isPending} onPress={props.onCancel}>
        {props.cancelLabel}
      </Button>
      <Button type="submit" tone={tone} isPending={isPending} isDisabled={props.isSubmitDisabled}>
        {props.submitLabel}
      </Button>
    </Inline>
  );
}
