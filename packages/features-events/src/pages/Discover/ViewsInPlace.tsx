import { TabsInPlace } from '@portal/ui';
import type { ComponentProps } from 'react';

/** The views of a website that has no addresses for them. */
export function ViewsInPlace(props: ComponentProps<typeof TabsInPlace<'listing' | 'calendar'>>) {
  return <TabsInPlace {...props} />;
}
