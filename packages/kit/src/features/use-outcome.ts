import { createContext, useContext } from 'react';

/** Hears of what has happened by its name; what comes with it is told by the feature. */
export type OutcomeListener = (name: string, detail: object) => void;

/** By name, what each outcome tells. */
export type OutcomesOf<Outcomes> = { readonly [Name in keyof Outcomes]: object };

export const OutcomesContext = createContext<OutcomeListener>(() => undefined);

/** Tells the website around a widget what has happened. Call it after the server has answered, and not for what failed. */
export function useOutcome<Outcomes extends OutcomesOf<Outcomes>>(): <Name extends keyof Outcomes & string>(
  name: Name,
  detail: Outcomes[Name],
) => void {
  return useContext(OutcomesContext);
}
