import type { HandlersOf } from '../../../mock/handler-types.ts';
import { notFound } from '../../../mock/mock-problem.ts';
import { samplePdf } from '../../../mock/sample-pdf.ts';
import { brandDocuments, brandLogos } from '@portal/rules';

/** Stands in for any logo. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="244" height="48"><rect width="244" height="48" rx="8" fill="#004C58"/></svg>';

export const brandAssets: HandlersOf<'brandAssets'> = {
  file({ params }) {
    if (brandDocuments.some((name) => name === params.file)) return samplePdf();
    if (!brandLogos.some((name) => name === params.file)) throw notFound();
    return new Blob([drawing], { type: 'image/svg+xml' });
  },
};
