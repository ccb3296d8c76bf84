import { buttonClass } from '../../actions/Button/button-class.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import {
  IconChevronDown,
  IconChevronUp,
  IconDownload,
  IconFitWidth,
  IconPrint,
  IconZoomIn,
  IconZoomOut,
} from '../../foundations/icons/icons.ts';
import { Anchor } from '../../foundations/PortalRoot/Anchor.tsx';
import type { PdfViewerLabels } from './labels.ts';
import { PageField } from './PageField.tsx';
import * as styles from './PdfViewer.css.ts';
import { stepped, zoomLimits, type Zoom } from './zoom.ts';

export interface PdfToolsProps {
  url: string;
  name: string;
  page: number;
  /** Pages of the document; 0 until it is open. */
  count: number;
  zoom: Zoom;
  /** What the zoom comes to: 1 is the printed size. */
  share: number;
  isPrinting: boolean;
  labels: PdfViewerLabels;
  onPage: (page: number) => void;
  onZoom: (zoom: Zoom) => void;
  onPrint: () => void;
  onDownload: (() => void) | undefined;
}

export function PdfTools(props: PdfToolsProps) {
  const { labels, page, count, share, zoom } = props;
  const isClosed = count === 0;
  const iconButton = { size: 'sm', isDisabled: isClosed } as const;
  return (
    <div role="group" aria-label={labels.tools} className={styles.tools}>
      <span className={styles.group}>
        <IconButton
          {...iconButton}
          label={labels.previous}
          icon={IconChevronUp}
          isDisabled={page <= 1}
          onPress={() => props.onPage(page - 1)}
        />
        <PageField label={labels.page} page={page} count={count} isDisabled={isClosed} onPage={props.onPage} />
        <span className={styles.figure}>{isClosed ? null : labels.pageCount(count)}</span>
        <IconButton
          {...iconButton}
          label={labels.next}
          icon={IconChevronDown}
          isDisabled={page >= count}
          onPress={() => props.onPage(page + 1)}
        />
      </span>
      <span className={styles.group}>
        <IconButton
          {...iconButton}
          label={labels.zoomOut}
          icon={IconZoomOut}
          isDisabled={isClosed || share <= zoomLimits.min}
          onPress={() => props.onZoom(stepped(share, -1))}
        />
        <span className={styles.share}>{isClosed ? null : `${Math.round(share * 100)} %`}</span>
        <IconButton
          {...iconButton}
          label={labels.zoomIn}
          icon={IconZoomIn}
          isDisabled={isClosed || share >= zoomLimits.max}
          onPress={() => props.onZoom(stepped(share, 1))}
        />
        <IconButton
          {...iconButton}
          label={labels.fitWidth}
          icon={IconFitWidth}
          isPressed={zoom === 'width'}
          onPress={() => props.onZoom('width')}
        />
      </span>
      <span className={styles.group}>
        <IconButton
          {...iconButton}
          label={labels.print}
          icon={IconPrint}
          isPending={props.isPrinting}
          onPress={props.onPrint}
        />
        <Anchor
          href={props.url}
          download={props.name}
          className={buttonClass({ tone: 'neutral', size: 'sm', isSquare: true })}
          aria-label={labels.download}
          title={labels.download}
          onClick={props.onDownload}
        >
          <IconDownload size={16} />
        </Anchor>
      </span>
    </div>
  );
}
