import { useId, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { classNames } from '../../foundations/class-names.ts';
import { IconChevronDown, IconChevronUp } from '../../foundations/icons/icons.ts';
import { Step } from './Step.tsx';
import { placeSteps, type PlacedStep, type StepperStep } from './step-states.ts';
import type { StepperLabels } from './stepper-labels.ts';
import * as styles from './Stepper.css.ts';

const defaultLabels: StepperLabels = {
  progress: (step, count) => `Step ${step} of ${count}`,
  done: 'Done',
  invalid: 'Needs your attention',
  showSteps: 'All steps',
};

export interface StepperProps {
  /** Names the steps: 'Joining'. */
  label: string;
  steps: readonly StepperStep[];
  currentId: string;
  /** A step that was reached before was pressed. Without it, and without an address, there is no way back from here. */
  onStepSelect?: ((id: string) => void) | undefined;
  labels?: Partial<StepperLabels> | undefined;
}

/** The steps of a wizard: beside it where there is space, else a bar with words above it. */
export function Stepper(props: StepperProps) {
  const labels = { ...defaultLabels, ...props.labels };
  const steps = placeSteps(props.steps, props.currentId);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const select = (id: string) => {
    setOpen(false);
    props.onStepSelect?.(id);
  };
  return (
    <nav aria-label={props.label} className={styles.stepper}>
      <Bar steps={steps} labels={labels} isOpen={isOpen} listId={listId} onOpenChange={setOpen} />
      <ol id={listId} className={classNames(styles.list, !isOpen && styles.foldedWhenNarrow)}>
        {steps.map((step) => (
          <Step key={step.id} step={step} labels={labels} onSelect={props.onStepSelect && select} />
        ))}
      </ol>
    </nav>
  );
}

interface BarProps {
  steps: readonly PlacedStep[];
  labels: StepperLabels;
  isOpen: boolean;
  listId: string;
  onOpenChange: (isOpen: boolean) => void;
}

function Bar({ steps, labels, isOpen, listId, onOpenChange }: BarProps) {
  const current = steps.find(({ isCurrent }) => isCurrent);
  return (
    <div className={styles.bar}>
      <div className={styles.barWords}>
        <div className={styles.place}>
          <span className={styles.count}>{labels.progress(current?.number ?? 1, steps.length)}</span>
          <span className={styles.currentLabel}>{current?.label}</span>
          {current?.look === 'invalid' ? <span className={styles.wrong}>{labels.invalid}</span> : null}
        </div>
        <Button
          tone="quiet"
          size="sm"
          icon={isOpen ? IconChevronUp : IconChevronDown}
          iconPosition="end"
          isExpanded={isOpen}
          controls={listId}
          onPress={() => onOpenChange(!isOpen)}
        >
          {labels.showSteps}
        </Button>
      </div>
      <div className={styles.parts} aria-hidden>
        {steps.map(({ id, look }) => (
          <span key={id} className={classNames(styles.part, styles.partLooks[look])} />
        ))}
      </div>
    </div>
  );
}
