export { PdfViewer, type PdfViewerProps } from './PdfViewer.tsx';
export type { PdfViewerLabels } from './labels.ts';
