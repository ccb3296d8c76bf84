import * as z from 'zod';
import { holding } from '../../../contract/access.ts';
import { callLimits } from '../../../contract/call-limits.ts';
import { endpoint, form } from '../../../contract/endpoint.ts';
import { limits } from '../../../contract/limits.ts';
import { contentImportFile } from '../../../contract/uploads.ts';
import { contentImportPreview, contentKind } from '../schemas.ts';

const { items } = limits.contentItem.import;
const importing = { service: 'product', access: holding('generalContent'), limit: callLimits.files } as const;

/** Bringing items in from elsewhere: a text in Markdown, or an export of WordPress. */
export const importCalls = {
  previewImport: endpoint({
    ...importing,
    method: 'POST',
    path: '/api/admin/content/import/preview',
    summary: 'What a file from elsewhere would bring, entry by entry; nothing is kept of it',
    isRead: true,
    body: form({ kind: contentKind, file: contentImportFile() }),
    response: contentImportPreview,
    problems: ['not_found', 'too_large', 'unsupported_file', 'conflict'],
  }),
  importItems: endpoint({
    ...importing,
    method: 'POST',
    path: '/api/admin/content/import',
    summary: 'Make drafts of the entries of a file from elsewhere, of all that are chosen or of none',
    once: true,
    body: form({
      kind: contentKind,
      file: contentImportFile(),
      /** Left out: all that are whole and not known. */
      positions: z.array(z.coerce.number<number>().int().min(1).max(items)).max(items).optional(),
    }),
    response: z.object({ importedCount: z.int() }),
    problems: ['not_found', 'too_large', 'unsupported_file', 'conflict'],
  }),
};
