export { mountDocuments } from './mount-documents.ts';
export type { OpenedDocument, OpenedDocuments } from './opened-document.ts';
