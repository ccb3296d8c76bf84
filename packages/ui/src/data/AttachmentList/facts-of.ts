import { formatBytes } from '../../fields/FileField/format-bytes.ts';
import { fileKind, unletteredKinds } from '../FileIcon/file-kind.ts';
import type { AttachmentItem } from './attachment-item.ts';

/** Of which kind a file is, where what it is called does not say so, and how large; undefined where neither is known. */
export function factsOf({ name, title = name, isLink, size }: AttachmentItem): string | undefined {
  const kind = fileKind(name);
  const isKnown = isLink === true || unletteredKinds.has(kind) || fileKind(title) === kind;
  const facts = [...(isKnown ? [] : [kind.toUpperCase()]), ...(size === undefined ? [] : [formatBytes(size)])];
  return facts.length === 0 ? undefined : facts.join(' · ');
}
