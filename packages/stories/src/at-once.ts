import { fireEvent, userEvent } from 'storybook/test';

// What waits until somebody pauses is called once where no time goes by in between: on a busy machine the time between two keys may be such a pause.

/** Types letter by letter with no time in between, however busy the machine. */
export async function typeAtOnce(field: HTMLElement, text: string): Promise<void> {
  for (let length = 1; length <= text.length; length += 1)
    await fireEvent.change(field, { target: { value: text.slice(0, length) } });
}

/** Presses a button several times with no time in between; each press is rendered before the next. */
export async function pressAtOnce(button: HTMLElement, times: number): Promise<void> {
  for (let press = 0; press < times; press += 1) {
    button.click();
    await Promise.resolve();
  }
}

/** Adds words to the end of a field in one piece, where typing is not what is looked at: each letter renders a long form anew. */
export async function writeAtOnce(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
