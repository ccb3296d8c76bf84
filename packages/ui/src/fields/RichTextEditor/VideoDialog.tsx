import type { Editor } from '@tiptap/react';
import { useState, type FormEvent } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { videoKey, videoOf } from '../../data/RichText/video-address.ts';
import { TextField } from '../TextField/TextField.tsx';
import type { RichTextEditorLabels } from './labels.ts';

export interface VideoDialogProps {
  editor: Editor;
  labels: RichTextEditorLabels;
  onClose: () => void;
}

/** Asks where a video is, and what it shows. */
export function VideoDialog({ editor, labels, onClose }: VideoDialogProps) {
  const [url, setUrl] = useState('');
  const [title, setTitle] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const video = videoOf(url);
  const urlProblem = url.trim() === '' ? labels.videoUrlRequired : labels.videoUrlInvalid;
  const titleProblem = title.trim() === '' ? labels.videoTitleRequired : undefined;

  function save(event: FormEvent) {
    // The dialog stands inside a form in React's tree, whose own submit must not run.
    event.preventDefault();
    event.stopPropagation();
    setIsChecked(true);
    if (video === null || titleProblem !== undefined) return;
    onClose();
    const film = { type: 'video', attrs: { film: videoKey(video), title: title.trim() } };
    editor
      .chain()
      .focus()
      .insertContent([film, { type: 'paragraph' }])
      .run();
  }

  return (
    <Dialog isOpen onClose={onClose} title={labels.videoTitle} size="sm">
      <form onSubmit={save} noValidate>
        <Stack gap={5}>
          <TextField
            label={labels.videoUrl}
            description={labels.videoUrlHint}
            inputMode="url"
            value={url}
            onChange={setUrl}
            hasAutoFocus
            error={isChecked && video === null ? urlProblem : undefined}
            isRequired
          />
          <TextField
            label={labels.videoName}
            value={title}
            onChange={setTitle}
            error={isChecked ? titleProblem : undefined}
            isRequired
          />
          <Inline justify="end">
            <Button onPress={onClose}>{labels.linkCancel}</Button>
            <Button type="submit" tone="primary">
              {labels.videoSave}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
