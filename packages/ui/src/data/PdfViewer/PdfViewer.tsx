import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { IconDownload } from '../../foundations/icons/icons.ts';
import { ProblemPanel } from '../../feedback/ProblemPanel/ProblemPanel.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { defaultLabels, type PdfViewerLabels } from './labels.ts';
import { PdfPage } from './PdfPage.tsx';
import { PdfTools } from './PdfTools.tsx';
import { printPdf } from './print-pdf.ts';
import { usePagesView } from './use-pages-view.ts';
import { usePdf } from './use-pdf.ts';
import { pixelsPerPoint, scaleOf, stepped, type Zoom } from './zoom.ts';
import * as styles from './PdfViewer.css.ts';

export interface PdfViewerProps {
  url: string;
  /** Names the document, and the file that is downloaded. */
  name: string;
  /** Folder with pdf.js's `cmaps`, `standard_fonts`, `iccs` and `wasm`, for documents that do not carry their fonts. */
  assetsUrl?: string;
  onDownload?: () => void;
  labels?: Partial<PdfViewerLabels>;
}

/** A PDF page by page: to read, select, zoom, print and download. */
export function PdfViewer(props: PdfViewerProps) {
  const labels = { ...defaultLabels, ...props.labels };
  const { state, retry } = usePdf(props.url, props.assetsUrl);
  const [zoom, setZoom] = useState<Zoom>('width');
  const [isPrinting, setPrinting] = useState(false);
  const pdf = state.status === 'ready' ? state.pdf : null;
  const count = pdf?.document.numPages ?? 0;
  const view = usePagesView({
    count,
    onZoomStep: (direction) => setZoom(stepped(scale / pixelsPerPoint, direction)),
    onFitWidth: () => setZoom('width'),
  });
  const scale = scaleOf(zoom, pdf?.firstPage.width ?? 1, view.room);

  async function print() {
    if (pdf === null) return;
    setPrinting(true);
    await printPdf(pdf.document).catch(() => undefined);
    setPrinting(false);
  }

  return (
    <div className={styles.viewer}>
      <PdfTools
        url={props.url}
        name={props.name}
        page={view.page}
        count={count}
        zoom={zoom}
        share={scale / pixelsPerPoint}
        isPrinting={isPrinting}
        labels={labels}
        onPage={view.goTo}
        onZoom={setZoom}
        onPrint={() => void print()}
        onDownload={props.onDownload}
      />
      {pdf === null ? (
        <div className={styles.waiting}>
          {state.status === 'loading' ? (
            <Spinner size="lg" label={labels.loading} />
          ) : (
            <ProblemPanel
              scope="panel"
              title={labels.failed}
              text={labels.failedHint}
              labels={{ retry: labels.retry }}
              onRetry={retry}
              action={
                <Button
                  tone="quiet"
                  icon={IconDownload}
                  href={props.url}
                  download={props.name}
                  onPress={props.onDownload}
                >
                  {labels.download}
                </Button>
              }
            />
          )}
        </div>
      ) : (
        <div
          ref={view.box}
          role="region"
          aria-label={props.name}
          // The box scrolls, so the keyboard must come to it.
          tabIndex={0}
          className={styles.pages}
          onScroll={view.onScroll}
          onKeyDown={view.onKeyDown}
        >
          <div className={styles.stack}>
            {view.room === 0
              ? null
              : Array.from({ length: count }, (_, index) => (
                  <PdfPage
                    key={index}
                    pdf={pdf}
                    number={index + 1}
                    scale={scale}
                    label={labels.pageOf(index + 1, count)}
                  />
                ))}
          </div>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{count === 0 ? '' : labels.pageOf(view.page, count)}</span>
      </VisuallyHidden>
    </div>
  );
}
