export interface PdfViewerLabels {
  /** Of the buttons. */
  tools: string;
  previous: string;
  next: string;
  /** Of the field with the number of the page. */
  page: string;
  pageCount: (count: number) => string;
  pageOf: (page: number, count: number) => string;
  zoomIn: string;
  zoomOut: string;
  fitWidth: string;
  download: string;
  print: string;
  loading: string;
  failed: string;
  failedHint: string;
  retry: string;
}

export const defaultLabels: PdfViewerLabels = {
  tools: 'Document tools',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page',
  pageCount: (count) => `of ${count}`,
  pageOf: (page, count) => `Page ${page} of ${count}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitWidth: 'Fit to width',
  download: 'Download',
  print: 'Print',
  loading: 'Opening the document',
  failed: 'The document could not be opened',
  failedHint: 'Try again, or download it to open it elsewhere.',
  retry: 'Try again',
};
