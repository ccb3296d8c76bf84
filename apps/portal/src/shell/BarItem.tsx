import type { ComposedBarItem } from '@portal/kit';
import { type ComponentType, lazy, Suspense } from 'react';

const controls = new Map<ComposedBarItem, ComponentType>();

/** Something that a feature puts into the top bar, fetched behind the page. */
export function BarItem({ item }: { item: ComposedBarItem }) {
  const Control = controls.get(item) ?? lazy(item.load);
  controls.set(item, Control);
  return (
    <Suspense fallback={null}>
      <Control />
    </Suspense>
  );
}
