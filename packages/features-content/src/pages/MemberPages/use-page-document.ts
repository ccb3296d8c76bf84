import { calls, useEndpoint } from '@portal/api';
import { loading, ready, type View } from '@portal/kit';
import { useEffect, useState } from 'react';

/** A page as the document that its frame shows. */
export function usePageDocument(id: string | null): View<string> {
  const { view } = useEndpoint(calls.content.pagePreview, { params: { id: id ?? '' } }, { enabled: id !== null });
  const file = view.state === 'ready' ? view.data : null;
  const [read, setRead] = useState<{ file: Blob; html: string } | null>(null);
  useEffect(() => {
    if (file === null) return undefined;
    let isWanted = true;
    void file.text().then((html) => {
      if (isWanted) setRead({ file, html });
    });
    return () => {
      isWanted = false;
    };
  }, [file]);
  if (view.state !== 'ready') return view;
  return read?.file === file ? ready(read.html, view.isRefreshing) : loading;
}
