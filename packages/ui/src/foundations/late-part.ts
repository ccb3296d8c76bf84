import { useEffect, useReducer, useRef } from 'react';
import { afterPaint } from './after-paint.ts';

/** Something whose code comes when it is wanted, as an overlay's that most people never open. */
export interface LatePart<Part> {
  /** Undefined until it has come. */
  now(): Part | undefined;
  /** Fetches it, once, when the answer to whatever asks for it has been painted: a link for each of its scripts is much to add. After a failure the next call tries again. */
  load(): Promise<Part>;
}

export function latePart<Part>(fetch: () => Promise<Part>): LatePart<Part> {
  let part: Part | undefined;
  let coming: Promise<Part> | undefined;
  const forget = () => {
    if (part === undefined) coming = undefined;
  };
  return {
    now: () => part,
    load() {
      coming ??= afterPaint()
        .then(fetch)
        .then((fetched) => (part = fetched));
      coming.catch(forget);
      return coming;
    },
  };
}

/** The part, once it is wanted and has come; `onFailed` hears that it cannot be fetched. */
export function useLatePart<Part>(late: LatePart<Part>, isWanted: boolean, onFailed: () => void): Part | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });
  const part = isWanted ? late.now() : undefined;
  const isMissing = isWanted && part === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    late.load().then(
      () => isGone || redraw(),
      () => isGone || failed.current(),
    );
    return () => {
      isGone = true;
    };
  }, [late, isMissing]);
  return part;
}
