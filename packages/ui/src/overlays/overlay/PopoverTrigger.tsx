import { Button } from 'react-aria-components/Button';
import { triggerAppearance, type TriggerKind } from './trigger-appearance.tsx';

export interface PopoverTriggerProps {
  label: string;
  trigger: TriggerKind;
  isDisabled?: boolean | undefined;
}

/** The control that opens a popover. */
export function PopoverTrigger({ label, trigger, isDisabled = false }: PopoverTriggerProps) {
  const { className, name, face } = triggerAppearance(trigger, label, false);
  return (
    <Button {...name} isDisabled={isDisabled} className={className}>
      {face}
    </Button>
  );
}
