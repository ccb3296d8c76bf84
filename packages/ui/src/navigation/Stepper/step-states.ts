/** One step of a wizard. */
export interface StepperStep {
  id: string;
  label: string;
  /** A quiet line below: 'Optional', 'About 2 minutes'. */
  description?: string | undefined;
  /** Where left out, steps before the current one are done, and those after it are upcoming. */
  state?: 'done' | 'upcoming' | 'invalid' | undefined;
  /** Makes a step that was reached before a link. */
  href?: string | undefined;
}

export type StepState = 'done' | 'current' | 'upcoming' | 'invalid';

export interface PlacedStep extends StepperStep {
  /** From 1. */
  number: number;
  isCurrent: boolean;
  look: StepState;
  /** It was there before, so there is a way back to it. */
  isReached: boolean;
}

export function placeSteps(steps: readonly StepperStep[], currentId: string): PlacedStep[] {
  const current = steps.findIndex(({ id }) => id === currentId);
  return steps.map((step, index) => {
    const isCurrent = index === current;
    const state = step.state ?? (index < current ? 'done' : 'upcoming');
    return {
      ...step,
      number: index + 1,
      isCurrent,
      look: isCurrent && state !== 'invalid' ? 'current' : state,
      isReached: !isCurrent && state !== 'upcoming',
    };
  });
}
