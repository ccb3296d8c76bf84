/**
 * Stands in for Storybook's instrumenter where the stories are tested. That one follows each call of a play function for the panel of its steps: it writes down
 * every argument, for elements with the text that they show, and what came of a call, for an expectation that is asked again and again each time it fails.
 * In a test run nobody sees the panel.
 */
export function instrument<Calls>(calls: Calls): Calls {
  return calls;
}
