import { calls, useEndpoint } from '@portal/api';
import { type PageProps, useSearchState } from '@portal/kit';
import { type ContentKind, useAdminDestinations } from '../../model/content-kinds.ts';
import { useContentOptions } from '../../model/use-content-options.ts';
import { previewQuery, readerInAddress } from './preview-reader.ts';
import { PreviewScreen } from './PreviewScreen.tsx';

export interface PreviewPageProps extends Pick<PageProps, 'search' | 'onSearchChange'> {
  kind: ContentKind;
  id: string;
}

/** An item as one of its readers gets it. What is shown is what is saved. */
export function PreviewPage({ kind, id, ...address }: PreviewPageProps) {
  const to = useAdminDestinations(kind);
  const { value: reader, push } = useSearchState(readerInAddress, address);
  const params = { id };
  const { options, onRetry } = useContentOptions();
  const { view } = useEndpoint(calls.contentDesk.preview, { params, query: previewQuery(reader) }, { staleTimeMs: 0 });
  return (
    <PreviewScreen
      kind={kind}
      view={view}
      reader={reader}
      segments={options?.segments}
      onRetrySegments={onRetry}
      editHref={to.edit(params)}
      onReader={push}
      onPrint={() => window.print()}
    />
  );
}
