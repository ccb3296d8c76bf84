import type { BarSearchProps } from '@portal/kit';
import { BarSearch } from './BarSearch.tsx';
import { useBarSearch } from './use-bar-search.ts';

/** The search of the top bar over its calls. */
export function LiveBarSearch({ onClose, takeTyped }: BarSearchProps) {
  return <BarSearch {...useBarSearch(onClose, takeTyped)} />;
}
