import { useState } from 'react';
import { loading, type View } from './view.ts';

/** A form begins with fresh data rather than with a cached reply that is being refetched; it stays while that is refetched later. */
export function useFreshView<Data>(view: View<Data>, isFetching: boolean): View<Data> {
  const [hasFresh, setFresh] = useState(false);
  if (!hasFresh && !isFetching) setFresh(true);
  return hasFresh || view.state !== 'ready' ? view : loading;
}
