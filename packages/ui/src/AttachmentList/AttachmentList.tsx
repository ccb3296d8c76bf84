import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { FileIcon } from '../FileIcon/FileIcon.tsx';
import { formatBytes } from '../FileField/format-bytes.ts';
import { IconDownload } from '../icons/icons.ts';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './AttachmentList.css.ts';
import { canPreview } from './can-preview.ts';

export interface AttachmentItem {
  id: string;
  name: string;
  url: string;
  /** Bytes. */
  size?: number;
}

export interface AttachmentListProps {
  items: readonly AttachmentItem[];
  labels?: Partial<AttachmentLabels>;
  /** An image was opened, or a download begun. */
  onOpen?: (item: AttachmentItem) => void;
}

export interface AttachmentLabels {
  list: string;
  preview: string;
  download: string;
}

const defaultLabels: AttachmentLabels = { list: 'Attachments', preview: 'Preview', download: 'Download' };

/** Files as rows: an image opens in place, any other file downloads. */
export function AttachmentList(props: AttachmentListProps) {
  const labels = { ...defaultLabels, ...props.labels };
  const [preview, setPreview] = useState<AttachmentItem | null>(null);
  return (
    <>
      <ul className={styles.list} aria-label={labels.list}>
        {props.items.map((item) => (
          <li key={item.id} className={styles.row}>
            {canPreview(item.name) ? (
              <img className={styles.thumbnail} src={item.url} alt="" loading="lazy" />
            ) : (
              <FileIcon name={item.name} />
            )}
            <span className={styles.words}>
              <span className={styles.name}>{nameOf(item)}</span>
              {item.size !== undefined && (
                <Text as="span" size="xs" tone="quiet">
                  {formatBytes(item.size)}
                </Text>
              )}
            </span>
          </li>
        ))}
      </ul>
      {preview !== null && (
        <Dialog
          isOpen
          onClose={() => setPreview(null)}
          title={preview.name}
          size="large"
          footer={
            <Button icon={IconDownload} href={preview.url} download={preview.name}>
              {labels.download}
            </Button>
          }
        >
          <img className={styles.picture} src={preview.url} alt={preview.name} />
        </Dialog>
      )}
    </>
  );

  function nameOf(item: AttachmentItem) {
    if (!canPreview(item.name)) {
      return (
        <Link
          href={item.url}
          download={item.name}
          label={`${labels.download} ${item.name}`}
          onPress={() => props.onOpen?.(item)}
        >
          {item.name}
        </Link>
      );
    }
    return (
      <Link label={`${labels.preview} ${item.name}`} onPress={() => open(item)}>
        {item.name}
      </Link>
    );
  }

  function open(item: AttachmentItem) {
    setPreview(item);
    props.onOpen?.(item);
  }
}
