import { contract } from '@portal/api/contract';
import { contentPageFields, contentPreviewRefusal, pageDocument, picturesInText } from '@portal/rules';
import { bind, type Routes } from '../../http/bind.ts';
import { assetUrlsOf, type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { sanitisePage } from '../../rich-text/sanitise.ts';
import { withSignedImages } from '../../rich-text/signed-images.ts';
import { assetIdOf } from '../../signing/asset-urls.ts';
import { listPages, pageOfId } from './content.queries.ts';
import { queryOf, readingOf } from './reading.ts';

const { content } = contract;

/** Its answer is a document, and stays one that runs nothing where somebody opens its address. */
const previewPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox";

export function pageRoutes(routes: Routes): void {
  bind(routes, content.pages, async ({ query }, call) => {
    const { filter } = queryOf(query, contentPageFields, 'query', call);
    return { data: await listPages(call.db, filter, query, readingOf(call)) };
  });
  bind(routes, content.pagePreview, async ({ params }, call) => {
    const page = await pageOfId(call.db, params.id);
    refuse(contentPreviewRefusal(page, personOf(call), call.now), page);
    const { name, contentHtml } = page;
    call.headers.set('Content-Security-Policy', previewPolicy);
    const html = pageDocument({ name, contentHtml: shownText(contentHtml, call) }, call.deps.profile.locale);
    return new Blob([html], { type: 'text/html; charset=utf-8' });
  });
}

/** Cleaned once more, with pictures that are shown to whoever asks. */
function shownText(contentHtml: string, call: Call): string {
  const ownAssetIds = picturesInText(contentHtml).flatMap(({ src }) => assetIdOf(src) ?? []);
  return withSignedImages(sanitisePage(contentHtml, { ownAssetIds }), (id) => assetUrlsOf(call).pictureOf(id));
}
