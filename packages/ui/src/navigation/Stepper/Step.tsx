import { classNames } from '../../foundations/class-names.ts';
import { IconAlert, IconCheck } from '../../foundations/icons/icons.ts';
import { Anchor } from '../../foundations/PortalRoot/Anchor.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { PlacedStep } from './step-states.ts';
import type { StepperLabels } from './stepper-labels.ts';
import * as styles from './Stepper.css.ts';

interface StepProps {
  step: PlacedStep;
  labels: StepperLabels;
  onSelect?: ((id: string) => void) | undefined;
}

/** One step of the list: text, or the way back to it. */
export function Step({ step, labels, onSelect }: StepProps) {
  return (
    <li
      className={classNames(styles.item, step.look === 'done' && styles.passed)}
      aria-current={step.isCurrent ? 'step' : undefined}
    >
      <StepWay step={step} labels={labels} onSelect={onSelect} />
    </li>
  );
}

function StepWay({ step, labels, onSelect }: StepProps) {
  const face = <StepFace step={step} labels={labels} />;
  const className = classNames(styles.step, styles.reached);
  if (step.isReached && step.href !== undefined) {
    return (
      <Anchor href={step.href} className={className} onClick={() => onSelect?.(step.id)}>
        {face}
      </Anchor>
    );
  }
  if (step.isReached && onSelect) {
    return (
      <button type="button" className={className} onClick={() => onSelect(step.id)}>
        {face}
      </button>
    );
  }
  return <div className={styles.step}>{face}</div>;
}

function StepFace({ step, labels }: Omit<StepProps, 'onSelect'>) {
  const { look } = step;
  return (
    <>
      <span className={classNames(styles.mark, styles.markLooks[look])}>
        <Mark step={step} />
      </span>
      <span className={styles.words}>
        <span className={classNames(styles.label, styles.labelLooks[look])}>
          {step.label} {look === 'done' ? <VisuallyHidden>{labels.done}</VisuallyHidden> : null}
        </span>
        {look === 'invalid' ? <span className={styles.wrong}>{labels.invalid}</span> : null}
        {step.description ? <span className={styles.description}>{step.description}</span> : null}
      </span>
    </>
  );
}

function Mark({ step }: { step: PlacedStep }) {
  if (step.look === 'done') return <IconCheck size={16} />;
  if (step.look === 'invalid') return <IconAlert size={16} />;
  return <span aria-hidden>{step.number}</span>;
}
