import type { Editor } from '@tiptap/react';
import type { EditedLink } from './edited-link.ts';
import type { EditedPicture, UploadImage } from './edited-picture.ts';
import { ImageDialog } from './ImageDialog.tsx';
import type { RichTextEditorLabels } from './labels.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { VideoDialog } from './VideoDialog.tsx';

/** What is asked for at the moment. */
export type Asking =
  | { for: 'link'; link: EditedLink }
  | { for: 'image'; picture: EditedPicture; upload: UploadImage }
  | { for: 'video' };

export interface EditorDialogsProps {
  editor: Editor;
  asking: Asking | null;
  labels: RichTextEditorLabels;
  onClose: () => void;
}

export function EditorDialogs({ asking, ...dialog }: EditorDialogsProps) {
  if (asking === null) return null;
  if (asking.for === 'link') return <LinkDialog {...dialog} link={asking.link} />;
  if (asking.for === 'video') return <VideoDialog {...dialog} />;
  return <ImageDialog {...dialog} picture={asking.picture} upload={asking.upload} />;
}
