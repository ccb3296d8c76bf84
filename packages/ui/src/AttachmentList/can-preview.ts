import { fileKind } from '../FileIcon/file-kind.ts';

/** Only png, jpeg and jpg are shown in place. */
export function canPreview(name: string): boolean {
  const kind = fileKind(name);
  return kind === 'png' || kind === 'jpeg' || kind === 'jpg';
}
