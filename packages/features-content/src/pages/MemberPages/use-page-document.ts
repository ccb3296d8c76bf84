import { calls, useEndpoint } from '@portal/api';
import { loading, ready, type View } from '@portal/kit';
import { useEffect, useState } from 'react';

/** A page as the document that its frame shows; it stays there while it is refetched. */
export function usePageDocument(id: string | null): View<string> {
  const { view } = useEndpoint(calls.content.pagePreview, { params: { id: id ?? '' } }, { enabled: id !== null });
  const file = view.state === 'ready' ? view.data : null;
  const [read, setRead] = useState<{ id: string | null; html: string } | null>(null);
  useEffect(() => {
    if (file === null) return undefined;
    let isWanted = true;
    void file.text().then((html) => {
      if (isWanted) setRead({ id, html });
    });
    return () => {
      isWanted = false;
    };
  }, [id, file]);
  if (view.state !== 'ready') return view;
  return read !== null && read.id === id ? ready(read.html, view.isRefreshing) : loading;
}
