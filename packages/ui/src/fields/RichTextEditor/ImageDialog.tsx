import type { Editor } from '@tiptap/react';
import { useState, type FormEvent } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import type { FieldFile } from '../FileField/field-file.ts';
import { FileField } from '../FileField/FileField.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import {
  describePicture,
  insertPicture,
  removePicture,
  type EditedPicture,
  type UploadImage,
} from './edited-picture.ts';
import type { RichTextEditorLabels } from './labels.ts';

export interface ImageDialogProps {
  editor: Editor;
  picture: EditedPicture;
  upload: UploadImage;
  labels: RichTextEditorLabels;
  onClose: () => void;
}

const accept = ['png', 'jpg', 'jpeg', 'gif', 'webp'];
const maxBytes = 5_242_880;

/** Chooses a picture and says what it shows; it stays open until the file has arrived. */
export function ImageDialog({ editor, picture, upload, labels, onClose }: ImageDialogProps) {
  const [files, setFiles] = useState<FieldFile[]>(picture.file === null ? [] : [asFieldFile(picture.file)]);
  const [alt, setAlt] = useState(picture.alt);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const isNew = picture.src === null;

  async function send() {
    const file = files[0]?.file;
    if (file === undefined) {
      setProblem(labels.imageRequired);
      return;
    }
    setIsPending(true);
    setProblem(undefined);
    try {
      await insertPicture(editor, picture.at, file, alt.trim(), upload);
      onClose();
    } catch {
      setIsPending(false);
      setProblem(labels.imageFailed);
    }
  }

  function save(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (isPending) return;
    if (isNew) {
      void send();
      return;
    }
    onClose();
    describePicture(editor, picture.at, alt.trim());
  }

  function remove() {
    onClose();
    removePicture(editor, picture.at);
  }

  return (
    <Dialog isOpen onClose={onClose} title={labels.imageTitle} size="sm" isPending={isPending} isDismissable={false}>
      <form onSubmit={save} noValidate>
        <Stack gap={5}>
          {isNew && (
            <FileField
              label={labels.imageFile}
              files={files}
              onChange={(chosen) => {
                setFiles(chosen);
                setProblem(undefined);
              }}
              accept={accept}
              maxBytes={maxBytes}
              maxCount={1}
              error={problem}
              isDisabled={isPending}
              isRequired
            />
          )}
          <TextField
            label={labels.imageAlt}
            description={labels.imageAltHint}
            value={alt}
            onChange={setAlt}
            hasAutoFocus={!isNew || picture.file !== null}
            isDisabled={isPending}
          />
          <Inline justify="end">
            {!isNew && (
              <Button tone="quiet" onPress={remove}>
                {labels.imageRemove}
              </Button>
            )}
            <Button onPress={onClose} isDisabled={isPending}>
              {labels.linkCancel}
            </Button>
            <Button type="submit" tone="primary" isPending={isPending}>
              {isNew ? labels.imageSave : labels.imageUpdate}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}

function asFieldFile(file: File): FieldFile {
  return { id: 'given', name: file.name, size: file.size, file };
}
