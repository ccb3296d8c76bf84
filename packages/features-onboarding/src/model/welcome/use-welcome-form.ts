import type { FirstTimeStep } from '@portal/rules';
import { useDestinations, useMessages } from '@portal/kit';
import { type NestedForm, useNestedForm } from '@portal/kit/form';
import { useEffect, useRef } from 'react';
import { welcomeDestinations } from '../../destinations.ts';
import { welcomeMessages } from '../messages.ts';
import type { WelcomeNavigation } from './use-welcome.ts';
import { useWelcomeRules } from './use-welcome-rules.ts';
import type { WelcomeStart } from './use-welcome-start.ts';
import { partsOfStep, destinationOfStep } from './welcome-steps.ts';
import { welcomeDraftKey, type WelcomeValues } from './welcome-values.ts';

export interface WelcomeFormOptions {
  step: FirstTimeStep;
  start: WelcomeStart;
  way: WelcomeNavigation;
}

export interface WelcomeForm extends NestedForm<WelcomeValues> {
  /** On to the next step once this one is well, and from the last to the end. */
  submit(): Promise<void>;
}

/** The values of all steps, of which one step asks for its part. What is typed is kept on the device, and on the server. */
export function useWelcomeForm({ step, start, way }: WelcomeFormOptions): WelcomeForm {
  const t = useMessages(welcomeMessages);
  const to = useDestinations(welcomeDestinations);
  const rules = useWelcomeRules(step, start.form);
  const form = useNestedForm<WelcomeValues>({
    initial: start.initial,
    rules,
    draftKey: welcomeDraftKey,
    draftEntry: ({ firstName, lastName }) => ({
      kind: t('draftKind'),
      place: t('steps'),
      text: `${firstName} ${lastName}`.trim(),
      href: to[destinationOfStep[step]](),
    }),
    onSubmit: way.onFinish,
  });
  const { values } = form;

  const previousValues = useRef(values);
  useEffect(() => {
    if (previousValues.current === values) return;
    previousValues.current = values;
    way.onKeep(values);
  }, [values, way]);

  const { ledBack } = way;
  useEffect(() => {
    if (ledBack === null) return;
    if (ledBack.problem === null || !form.showProblem(ledBack.problem)) form.check(partsOfStep[step]);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- What is wrong is moved to once, not with every keystroke.
  }, [ledBack]);

  return {
    ...form,
    async submit() {
      if (!form.check(partsOfStep[step])) return;
      const next = way.next(values);
      if (next === null) await form.onSubmit();
      else way.onGo(next, values);
    },
  };
}
