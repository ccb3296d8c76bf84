import { unletteredKinds, fileKind, type FileKind } from './file-kind.ts';
import * as styles from './FileIcon.css.ts';

export interface FileIconProps {
  /** Name or address of the file, or its ending. */
  name: string;
}

/** The sheet of paper that stands for a file, with its type on it; decorative, the name stands beside it. */
export function FileIcon(props: FileIconProps) {
  const kind = fileKind(props.name);
  return (
    <span className={styles.sheet} data-kind={kind} aria-hidden="true">
      <svg viewBox="0 0 32 40" className={styles.drawing}>
        <path className={styles.paper} d="M5 1h15l9 9v26a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3Z" />
        <path className={styles.fold} d="M20 1l9 9h-7a2 2 0 0 1-2-2V1Z" />
      </svg>
      <span className={styles.band[toneOf[kind]]}>{unletteredKinds.has(kind) ? '' : kind.toUpperCase()}</span>
    </span>
  );
}

const toneOf: Record<FileKind, keyof typeof styles.band> = {
  pdf: 'critical',
  doc: 'info',
  docx: 'info',
  txt: 'neutral',
  csv: 'positive',
  xls: 'positive',
  xlsx: 'positive',
  ppt: 'caution',
  pptx: 'caution',
  png: 'brand',
  jpg: 'brand',
  jpeg: 'brand',
  gif: 'brand',
  webp: 'brand',
  tiff: 'brand',
  bmp: 'brand',
  rtf: 'neutral',
  zip: 'neutral',
  mp3: 'brand',
  wav: 'brand',
  m4a: 'brand',
  mp4: 'brand',
  mov: 'brand',
  webm: 'brand',
  link: 'brand',
  file: 'neutral',
};
