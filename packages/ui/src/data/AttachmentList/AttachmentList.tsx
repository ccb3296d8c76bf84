import { useState } from 'react';
import { lazyComponent } from '../../feedback/Lazy/lazy.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { pictureAt } from '../Image/picture-sizes.ts';
import { FileIcon } from '../FileIcon/FileIcon.tsx';
import { IconDownload } from '../../foundations/icons/icons.ts';
import { Link } from '../../navigation/Link/Link.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import * as styles from './AttachmentList.css.ts';
import type { AttachmentItem } from './attachment-item.ts';
import { previewKind, type PreviewKind, type PreviewRule } from './can-preview.ts';
import { downloadAll } from './download-all.ts';
import { factsOf } from './facts-of.ts';
import { defaultLabels, type AttachmentLabels } from './labels.ts';

// What only a press opens is loaded by that press.
const PreviewDialog = lazyComponent(() =>
  import('./PreviewDialog.tsx').then((module) => ({ default: module.PreviewDialog })),
);

export interface AttachmentListProps {
  items: readonly AttachmentItem[];
  /** What opens in place; any other file downloads. */
  preview?: PreviewRule;
  /** Offers all of them at once, where there is more than one. */
  hasDownloadAll?: boolean;
  /** Fetches all of them as one file; without it each is downloaded by itself. */
  onDownloadAll?: (() => void) | undefined;
  /** That is under way. */
  isDownloadingAll?: boolean | undefined;
  labels?: Partial<AttachmentLabels>;
  /** A file was opened, or a download begun. */
  onOpen?: (item: AttachmentItem) => void;
}

/** Files as rows: what can be shown opens in place, any other file downloads. */
export function AttachmentList(props: AttachmentListProps) {
  const { items, preview = 'images', onOpen } = props;
  const labels = { ...defaultLabels, ...props.labels };
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = items.flatMap((item) => {
    const kind = kindOf(item, preview);
    return kind === null ? [] : [{ item, kind }];
  });
  const index = shown.findIndex(({ item }) => item.id === shownId);
  const current = shown[index];

  function open(item: AttachmentItem) {
    setShownId(item.id);
    onOpen?.(item);
  }

  function step(by: 1 | -1) {
    const next = shown[(index + by + shown.length) % shown.length];
    if (next) open(next.item);
  }

  function takeAll() {
    if (props.onDownloadAll === undefined) downloadAll(items);
    else props.onDownloadAll();
    for (const item of items) onOpen?.(item);
  }

  if (items.length === 0) {
    return (
      <Text size="sm" tone="quiet">
        {labels.empty}
      </Text>
    );
  }
  return (
    <div className={styles.attachments}>
      <ul className={styles.list} aria-label={labels.list}>
        {items.map((item) => (
          <AttachmentRow
            key={item.id}
            item={item}
            kind={kindOf(item, preview)}
            labels={labels}
            onPreview={() => open(item)}
            onDownload={() => onOpen?.(item)}
          />
        ))}
      </ul>
      {props.hasDownloadAll && items.length > 1 ? (
        <Button tone="quiet" size="sm" icon={IconDownload} isPending={props.isDownloadingAll} onPress={takeAll}>
          {labels.downloadAll}
        </Button>
      ) : null}
      {current === undefined ? null : (
        <PreviewDialog
          {...current}
          position={index + 1}
          count={shown.length}
          labels={labels}
          onStep={step}
          onClose={() => setShownId(null)}
        />
      )}
    </div>
  );
}

function kindOf({ name, isLink }: AttachmentItem, preview: PreviewRule): PreviewKind | null {
  return isLink === true ? null : previewKind(name, preview);
}

interface AttachmentRowProps {
  item: AttachmentItem;
  kind: PreviewKind | null;
  labels: AttachmentLabels;
  onPreview: () => void;
  onDownload: () => void;
}

function AttachmentRow({ item, kind, labels, onPreview, onDownload }: AttachmentRowProps) {
  const { title = item.name, url } = item;
  const way =
    item.isLink === true
      ? ({ href: url, target: '_blank' } as const)
      : kind === null
        ? { href: url, download: item.name, label: `${labels.download} ${title}`, onPress: onDownload }
        : { label: `${labels.preview} ${title}`, onPress: onPreview };
  return (
    <li className={styles.row}>
      {kind === 'image' ? (
        <img className={styles.thumbnail} loading="lazy" decoding="async" src={pictureAt(item.url, 96)} alt="" />
      ) : (
        <FileIcon name={item.isLink === true ? 'link' : item.name} />
      )}
      <span className={styles.words}>
        <span className={styles.name}>
          <Link {...way}>{title}</Link>
        </span>
        {[item.description, factsOf(item)].map(
          (text, index) =>
            text !== undefined && (
              <Text key={index} as="span" size="xs" tone="quiet">
                {text}
              </Text>
            ),
        )}
      </span>
    </li>
  );
}
