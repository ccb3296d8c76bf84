import { type CallInput, calls, useAction } from '@portal/api';
import { type Problem, ProblemError, useMessages, usePortal } from '@portal/kit';
import { useState } from 'react';
import { welcomeMessages } from '../messages.ts';
import { endingHref, type WelcomeEnding } from './ending.ts';
import { useWelcomeMemory } from './welcome-memory.ts';

interface EndingOptions {
  /** The server has found something wrong that a step asks for: whether somebody was led back there. */
  leadBack(problem: Problem): boolean;
  /** All was saved. */
  onSaved(): void;
}

/** Saves everything by one call, then asks where to go on. */
export function useEnding({ leadBack, onSaved }: EndingOptions) {
  const { navigation, notify } = usePortal();
  const t = useMessages(welcomeMessages);
  const memory = useWelcomeMemory();
  const [ending, setEnding] = useState<WelcomeEnding | null>(null);
  const save = useAction(calls.firstTime.save, {
    // What is wrong stands at its field, and what else has failed is said at the end.
    failure: () => null,
    invalidates: [calls.firstTime.values, calls.firstTime.draft, calls.me.current],
  });
  const link = useAction(calls.firstTime.redirectLink, { failure: () => null });

  /** What kept all from being saved; null: nothing. */
  async function saveAll(body: CallInput<typeof calls.firstTime.save>['body']): Promise<Problem | null> {
    if (memory.current().isSaved) return null;
    const problem = await problemOf(save.run({ body }));
    // It was said before, and only the answer was lost.
    if (problem !== null && problem.code !== 'conflict') return problem;
    memory.set({ isSaved: true, chosen: { password: '', confirmPassword: '' } });
    onSaved();
    return null;
  }

  /** What kept it from being told; null: nothing. */
  async function askWay(unsaved: Problem | null): Promise<Problem | null> {
    const problem = await problemOf(link.run().then((way) => setEnding({ ...way, isSaved: unsaved === null })));
    if (problem === null) return null;
    logged(problem);
    notify.failure(t(unsaved === null ? 'linkFailed' : 'saveFailed'), { description: (unsaved ?? problem).message });
    return problem;
  }

  return {
    ending,
    isPending: save.isPending || link.isPending,
    /** Rejects where nothing was saved, or nobody knows where to go on: what was entered stays. */
    async finish(body: CallInput<typeof calls.firstTime.save>['body']): Promise<void> {
      const unsaved = await saveAll(body);
      if (unsaved?.status === 401) throw new ProblemError(unsaved);
      if (unsaved !== null && leadBack(unsaved)) throw new ProblemError(unsaved);
      if (unsaved !== null) logged(unsaved);
      const astray = await askWay(unsaved);
      const problem = unsaved ?? astray;
      if (problem !== null) throw new ProblemError(problem);
    },
    /** Of whoever had been through it before. */
    async goOn(): Promise<void> {
      await askWay(null);
    },
    close: () => setEnding(null),
    leave: () => navigation.navigate(endingHref(ending?.redirectUrl ?? '')),
  };
}

async function problemOf(run: Promise<unknown>): Promise<Problem | null> {
  try {
    await run;
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
}

function logged({ message }: Problem): void {
  // oxlint-disable-next-line no-console -- Why the end could not be reached is for whoever is asked to help.
  console.error(message);
}
