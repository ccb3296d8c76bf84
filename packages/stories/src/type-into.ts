import { userEvent, within } from 'storybook/test';

/** The editor of a form, once its code has come. */
export function findEditor(where: HTMLElement, name: string | RegExp = /./): Promise<HTMLElement> {
  return within(where).findByRole('textbox', { name });
}

/** Types at the end of a rich text editor, as a person would. */
export async function typeInto(editor: HTMLElement, text: string): Promise<void> {
  await userEvent.click(editor);
  const selection = editor.ownerDocument.getSelection();
  selection?.selectAllChildren(editor);
  selection?.collapseToEnd();
  await userEvent.keyboard(text);
}

/** Pastes words where the caret is in a rich text editor. */
export async function pasteInto(editor: HTMLElement, text: string): Promise<void> {
  await userEvent.click(editor);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
