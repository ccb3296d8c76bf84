import { expect, userEvent, waitFor } from 'storybook/test';

const opened = ['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role="${role}"]`).join();

/** Presses Escape once the focus has come into what has opened: until then the key reaches what is behind it, and nothing closes. */
export async function pressEscape(): Promise<void> {
  await waitFor(() => expect(document.activeElement?.closest(opened) ?? null).not.toBeNull());
  await userEvent.keyboard('{Escape}');
}
