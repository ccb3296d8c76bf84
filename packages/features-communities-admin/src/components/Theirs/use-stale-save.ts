import { type Problem, ProblemError } from '@portal/kit';
import { useState } from 'react';

export interface StaleSave {
  /** A save was refused, because somebody else has saved since. */
  isStale: boolean;
  /** Answers as the save does, and remembers why it was refused. */
  saving: <Reply>(save: Promise<Reply>) => Promise<Reply>;
  /** It is known what to go on with. */
  settle: () => void;
}

/** Whether what is written here changes something that is not there any more. */
export function useStaleSave(): StaleSave {
  const [isStale, setStale] = useState(false);
  return {
    isStale,
    async saving(save) {
      try {
        const reply = await save;
        setStale(false);
        return reply;
      } catch (error) {
        if (error instanceof ProblemError && error.problem.code === 'stale') setStale(true);
        throw error;
      }
    },
    settle: () => setStale(false),
  };
}

/** The toast of a save that was refused; where somebody else was faster, the form says so itself. */
export function unlessStale(text: string) {
  return ({ code, message }: Problem) => (code === 'stale' ? null : { text, description: message });
}
