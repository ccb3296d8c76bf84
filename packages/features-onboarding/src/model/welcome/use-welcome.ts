import { calls, firstRead } from '@portal/api';
import { dayIn, type FirstTimeStep } from '@portal/rules';
import { useDestinations, usePortal, type View } from '@portal/kit';
import { useEffect, useState } from 'react';
import { welcomeDestinations } from '../../destinations.ts';
import type { WelcomeEnding } from './ending.ts';
import { isPasswordChosen } from './password-rules.ts';
import { useDraftElsewhere } from './use-draft-elsewhere.ts';
import { useEnding } from './use-ending.ts';
import { useWelcomeStart, type WelcomeStart } from './use-welcome-start.ts';
import { type LedBack, useWelcomeMemory } from './welcome-memory.ts';
import { firstWrongStep, knownStep, destinationOfStep, stepAfter, stepBefore, stepOfField } from './welcome-steps.ts';
import { welcomeBody, type WelcomeValues } from './welcome-values.ts';

/** What leads from a step to the others, and to the end. */
export interface WelcomeNavigation {
  /** Why somebody was led back to this step; null: they came by themselves. */
  ledBack: LedBack | null;
  /** Absent on the first step. */
  onBack: (() => void) | undefined;
  /** The step that comes after this one with these values; null: the end. */
  next(values: WelcomeValues): FirstTimeStep | null;
  onGo(step: FirstTimeStep, values: WelcomeValues): void;
  /** Something was entered. */
  onKeep(values: WelcomeValues): void;
  /** Saves it all; rejects where nothing was saved. */
  onFinish(values: WelcomeValues): Promise<void>;
  /** Where one goes on, once it is known. */
  ending: WelcomeEnding | null;
  onEndingClose(): void;
  onLeave(): void;
  /** Of whoever has been through all of it: asks where they go on. */
  onGoOn(): void;
  isGoingOn: boolean;
}

/** What every step is given. */
export interface WelcomeStepState {
  view: View<WelcomeStart>;
  way: WelcomeNavigation;
}

/** What each step begins with. */
export function welcomeReads() {
  return [
    firstRead(calls.firstTime.values, {}),
    firstRead(calls.firstTime.options, {}),
    firstRead(calls.firstTime.draft, {}),
  ];
}

/** One step of the wizard: what it begins with, and its ways on. One that this person is not asked leads to the first. */
export function useWelcome(step: FirstTimeStep): WelcomeStepState {
  const { clock, drafts, navigation, profile } = usePortal();
  const to = useDestinations(welcomeDestinations);
  const memory = useWelcomeMemory();
  const view = useWelcomeStart();
  const elsewhere = useDraftElsewhere();
  const [ledBack, setLedBack] = useState(() => memory.current().ledBack);
  const start = view.state === 'ready' ? view.data : null;
  const steps = start?.form.steps ?? [];
  const isNone = start !== null && !steps.includes(step);

  function go(goal: FirstTimeStep) {
    // What was typed last is on the device before the next step looks.
    drafts.flush();
    navigation.navigate(to[destinationOfStep[goal]]() ?? '/');
  }

  function goBack(goal: FirstTimeStep) {
    memory.set({ ledBack: null });
    go(goal);
  }

  const firstStep = knownStep(steps, '');
  const firstHref = to[destinationOfStep[firstStep]]();
  useEffect(() => {
    if (isNone) navigation.navigate(firstHref ?? '/', { replace: true });
  }, [isNone, firstHref, navigation]);

  const { ending, isPending, finish, goOn, close, leave } = useEnding({
    leadBack(problem) {
      const wrong = problem.field === undefined ? null : stepOfField(problem.field);
      if (wrong === null || !steps.includes(wrong)) return false;
      memory.set({ ledBack: { problem } });
      if (wrong === step) setLedBack({ problem });
      else go(wrong);
      return true;
    },
    onSaved: elsewhere.stop,
  });

  function wrongIn(values: WelcomeValues): FirstTimeStep | null {
    // What was saved is well, and its password is forgotten.
    if (start === null || memory.current().isSaved) return null;
    const { form, options, known } = start;
    return firstWrongStep(values, {
      form,
      options,
      today: dayIn(clock.now(), profile.timeZone),
      isPasswordChosen: known.hasPassword || isPasswordChosen(memory.current().chosen),
    });
  }

  const before = stepBefore(steps, step);
  const way: WelcomeNavigation = {
    ledBack,
    onBack: before === null ? undefined : () => goBack(before),
    next(values) {
      const after = stepAfter(steps, step);
      if (ledBack === null && after !== null) return after;
      const wrong = wrongIn(values);
      return wrong === step ? after : wrong;
    },
    onGo(goal, values) {
      const isBack = steps.indexOf(goal) < steps.indexOf(step);
      memory.set({ ledBack: isBack ? { problem: null } : ledBack && { problem: null } });
      elsewhere.keepAt({ values, step: goal });
      go(goal);
    },
    onKeep: (values) => elsewhere.keep({ values, step }),
    async onFinish(values) {
      if (start === null) return;
      const { email } = start.known.communicationDetails;
      const { password } = memory.current().chosen;
      await finish(welcomeBody(values, { email, password: start.known.hasPassword ? '' : password }));
    },
    ending,
    onEndingClose: close,
    onLeave: leave,
    onGoOn: () => void goOn(),
    isGoingOn: isPending,
  };
  return { view, way };
}
