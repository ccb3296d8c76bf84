const kinds = [
  'csv',
  'docx',
  'doc',
  'link',
  'mp4',
  'pdf',
  'pptx',
  'ppt',
  'xlsx',
  'xls',
  'txt',
  'png',
  'jpeg',
  'jpg',
  'gif',
  'webp',
  'tiff',
  'bmp',
  'rtf',
  'zip',
  'mp3',
  'wav',
  'm4a',
  'mov',
  'webm',
] as const;

export type FileKind = (typeof kinds)[number] | 'file';

/** Kinds drawn without letters. */
export const unletteredKinds: ReadonlySet<FileKind> = new Set<FileKind>(['file']);

/** The kind that a name, an address or an ending stands for; `file` when it is none of those with an icon. */
export function fileKind(name: string): FileKind {
  const ending = name.split(/[?#]/, 1)[0]?.split('.').at(-1)?.toLowerCase();
  return kinds.find((kind) => kind === ending) ?? 'file';
}
