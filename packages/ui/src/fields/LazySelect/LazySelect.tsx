import { lazyComponent } from '../../feedback/Lazy/lazy.tsx';
import type { SelectProps } from '../Select/Select.tsx';
import { ClosedSelect } from './ClosedSelect.tsx';

const Select = lazyComponent(() => import('../Select/Select.tsx').then((module) => ({ default: module.Select })));

/** `Select`, loaded once its page is shown: the list that opens takes more than the rest of a list's filters. It looks closed until then. */
export function LazySelect(props: SelectProps) {
  return <Select {...props} fallback={<ClosedSelect {...props} />} />;
}
