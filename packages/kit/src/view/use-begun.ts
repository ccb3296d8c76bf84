import { useState } from 'react';
import { loading, type View } from './view.ts';

/** A form begins with what is there now rather than with the reply that is kept; it stays while that is asked for again. */
export function useBegun<Data>(view: View<Data>, isFetching: boolean): View<Data> {
  const [hasBegun, setBegun] = useState(false);
  if (!hasBegun && !isFetching) setBegun(true);
  return hasBegun || view.state !== 'ready' ? view : loading;
}
