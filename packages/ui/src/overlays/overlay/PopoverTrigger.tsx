import { Button } from 'react-aria-components/Button';
import { triggerLook, type TriggerKind } from './trigger-look.tsx';

export interface PopoverTriggerProps {
  label: string;
  trigger: TriggerKind;
  isDisabled?: boolean | undefined;
}

/** The control that opens a popover. */
export function PopoverTrigger({ label, trigger, isDisabled = false }: PopoverTriggerProps) {
  const { className, name, face } = triggerLook(trigger, label, false);
  return (
    <Button {...name} isDisabled={isDisabled} className={className}>
      {face}
    </Button>
  );
}
