import { fileKind, type FileKind } from '../FileIcon/file-kind.ts';

/** How a file is shown in place. */
export type PreviewKind = 'image' | 'audio' | 'video' | 'pdf';

/** `images`: only png, jpeg and jpg, as the portal's general rule is; `all`: other pictures, sound, video and PDF too. */
export type PreviewRule = 'images' | 'all';

const imageKinds: ReadonlySet<FileKind> = new Set<FileKind>(['png', 'jpeg', 'jpg']);

const otherKinds: Partial<Record<FileKind, PreviewKind>> = {
  gif: 'image',
  webp: 'image',
  mp3: 'audio',
  wav: 'audio',
  m4a: 'audio',
  mp4: 'video',
  webm: 'video',
  mov: 'video',
  pdf: 'pdf',
};

/** How a file of this name is shown in place; null where it is only downloaded. */
export function previewKind(name: string, rule: PreviewRule): PreviewKind | null {
  const kind = fileKind(name);
  if (imageKinds.has(kind)) return 'image';
  return rule === 'all' ? (otherKinds[kind] ?? null) : null;
}
