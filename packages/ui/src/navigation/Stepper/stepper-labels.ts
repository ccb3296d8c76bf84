export interface StepperLabels {
  /** Where one is: 'Step 2 of 7'. */
  progress: (step: number, count: number) => string;
  /** Said after the name of a step that is done. */
  done: string;
  /** Shown below a step that has something wrong. */
  invalid: string;
  /** Opens the list of steps where there is no space for it. */
  showSteps: string;
}
