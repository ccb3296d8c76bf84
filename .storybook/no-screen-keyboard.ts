/**
 * Stands in where the stories are tested for react-aria's wait for an on-screen keyboard, as the original does where there is none. Stories play in windows
 * of several heights, and the original takes a field that has the focus in a lower one for such a keyboard: from then on each dialog stays transparent for
 * two frames or, where a field in it has the focus, for 600 ms.
 */
export function runAfterKeyboard(run: (isKeyboardOpen: boolean) => void): () => void {
  run(false);
  return () => undefined;
}
