import { lazyComponent, SkeletonField } from '@portal/ui';
import type { ChoiceFieldProps } from './ChoiceField.tsx';

/** A list to choose from opens above the page, which takes more than the page itself. */
const ChoiceField = lazyComponent(() =>
  import('./ChoiceField.tsx').then((module) => ({ default: module.ChoiceField })),
);

/** The filter of a list. */
export function ListChoice<Choice extends string>(props: ChoiceFieldProps<Choice>) {
  const { options, onChange } = props;
  return (
    <ChoiceField
      {...props}
      onChange={(chosen) => onChange(options.find(({ value }) => value === chosen)?.value ?? null)}
      fallback={<SkeletonField />}
    />
  );
}
