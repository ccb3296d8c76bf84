import type { Editor } from '@tiptap/react';
import { useState, type FormEvent } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { removeLink, saveLink, type EditedLink } from './edited-link.ts';
import type { RichTextEditorLabels } from './labels.ts';
import { linkAddress } from './link-address.ts';

export interface LinkDialogProps {
  editor: Editor;
  link: EditedLink;
  labels: RichTextEditorLabels;
  onClose: () => void;
}

/** Asks for the words and the address of a link; it needs both. */
export function LinkDialog({ editor, link, labels, onClose }: LinkDialogProps) {
  const [text, setText] = useState(link.text);
  const [url, setUrl] = useState(link.url);
  const [isChecked, setIsChecked] = useState(false);
  const address = linkAddress(url);
  const textError = text.trim() === '' ? labels.linkTextRequired : undefined;
  const urlProblem = url.trim() === '' ? labels.linkUrlRequired : labels.linkUrlInvalid;

  function save(event: FormEvent) {
    // The dialog stands inside the form of a post in React's tree, whose own submit must not run.
    event.preventDefault();
    event.stopPropagation();
    setIsChecked(true);
    if (textError !== undefined || address === null) return;
    onClose();
    saveLink(editor, link, text.trim(), address);
  }

  function remove() {
    onClose();
    removeLink(editor, link);
  }

  return (
    <Dialog isOpen onClose={onClose} title={labels.linkTitle} size="sm">
      <form onSubmit={save} noValidate>
        <Stack gap={5}>
          <TextField
            label={labels.linkText}
            value={text}
            onChange={setText}
            hasAutoFocus={link.text === ''}
            error={isChecked ? textError : undefined}
            isRequired
          />
          <TextField
            label={labels.linkUrl}
            description={labels.linkUrlHint}
            inputMode="url"
            value={url}
            onChange={setUrl}
            hasAutoFocus={link.text !== ''}
            error={isChecked && address === null ? urlProblem : undefined}
            isRequired
          />
          <Inline justify="end">
            {link.url !== '' && (
              <Button tone="quiet" onPress={remove}>
                {labels.linkRemove}
              </Button>
            )}
            <Button onPress={onClose}>{labels.linkCancel}</Button>
            <Button type="submit" tone="primary">
              {labels.linkSave}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
