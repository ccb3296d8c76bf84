import { useState } from 'react';
import { lazyComponent } from '../../feedback/Lazy/lazy.tsx';
import { fullPictureSizes } from '../Image/picture-sizes.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import type { AttachmentItem } from './attachment-item.ts';
import type { PreviewKind } from './can-preview.ts';
import type { AttachmentLabels } from './labels.ts';
import * as styles from './AttachmentList.css.ts';

export interface PreviewProps {
  item: AttachmentItem;
  kind: PreviewKind;
  labels: AttachmentLabels;
}

const PdfViewer = lazyComponent(() =>
  import('../PdfViewer/index.ts').then((module) => ({ default: module.PdfViewer })),
);

/** The file itself: a picture, a player or a document. */
export function Preview({ item, kind, labels }: PreviewProps) {
  const [hasFailed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  if (hasFailed) {
    return (
      <div className={styles.stage}>
        <Text role="alert" tone="critical" align="center">
          {labels.failed}
        </Text>
      </div>
    );
  }
  if (kind === 'pdf') return <PdfPreview item={item} labels={labels} />;
  const player = {
    src: item.url,
    controls: true,
    preload: 'metadata',
    'aria-label': item.name,
    onError: fail,
  } as const;
  const captions = item.captions ? (
    <track
      kind="captions"
      src={item.captions.url}
      srcLang={item.captions.language}
      label={item.captions.label}
      default
    />
  ) : null;
  return (
    <div className={styles.stage}>
      {kind === 'image' ? (
        <img
          className={styles.picture}
          {...fullPictureSizes(item.url)}
          src={item.url}
          alt={item.alt ?? item.name}
          onError={fail}
        />
      ) : null}
      {kind === 'audio' ? (
        <audio {...player} className={styles.sound}>
          {captions}
        </audio>
      ) : null}
      {kind === 'video' ? (
        <video {...player} className={styles.picture} playsInline>
          {captions}
        </video>
      ) : null}
    </div>
  );
}

function PdfPreview({ item, labels }: Pick<PreviewProps, 'item' | 'labels'>) {
  return (
    <PdfViewer
      url={item.url}
      name={item.name}
      fallback={
        <div className={styles.stage}>
          <Spinner size="lg" label={labels.loading} />
        </div>
      }
      onError={{ title: labels.failed, retry: labels.retry }}
    />
  );
}
