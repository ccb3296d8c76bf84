import { useState } from 'react';
import { loading, type View } from './view.ts';

/** A form begins with fresh data rather than with a cached reply that is being refetched; it stays while that is refetched later. */
export function useBegun<Data>(view: View<Data>, isFetching: boolean): View<Data> {
  const [hasBegun, setBegun] = useState(false);
  if (!hasBegun && !isFetching) setBegun(true);
  return hasBegun || view.state !== 'ready' ? view : loading;
}
