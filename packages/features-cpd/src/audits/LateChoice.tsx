import { Grid, Skeleton } from '@portal/ui';
import type { ComponentProps } from 'react';
import type { ChoiceField } from './ChoiceField.tsx';
import { useLateParts } from './use-late-parts.ts';

/** The filter of a list. That it cannot be fetched is said where the list is, which comes with it. */
export function LateChoice<Choice extends string>(props: ComponentProps<typeof ChoiceField<Choice>>) {
  const { value } = useLateParts();
  if (value === null) return <Skeleton lines={2} />;
  return (
    <Grid minColumn="sm">
      <value.ChoiceField {...props} />
    </Grid>
  );
}
