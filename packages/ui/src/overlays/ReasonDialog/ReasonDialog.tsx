import type { ReactNode } from 'react';
import { TextArea, type TextAreaProps } from '../../fields/TextArea/TextArea.tsx';
import { FormDialog } from '../FormDialog/FormDialog.tsx';

export interface ReasonDialogProps {
  title: string;
  /** What becomes of it, and who reads the reason. */
  description: string;
  /** Of the reason: its words, its value, what is wrong with it. */
  field: TextAreaProps;
  /** Above the reason. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  isPending: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks for a reason before something is taken from somebody who will read it. */
export function ReasonDialog({ field, children, confirmLabel, ...dialog }: ReasonDialogProps) {
  return (
    <FormDialog {...dialog} submitLabel={confirmLabel} tone="critical">
      {children}
      <TextArea {...field} isRequired rows={3} />
    </FormDialog>
  );
}
