import { type ComponentType, lazy, Suspense } from 'react';

interface Part {
  load(): Promise<{ default: ComponentType }>;
}

const components = new Map<Part, ComponentType>();

/** Something that a feature puts into the shell, fetched behind the page. */
export function FeaturePart({ part }: { part: Part }) {
  const Component = components.get(part) ?? lazy(part.load);
  components.set(part, Component);
  return (
    <Suspense fallback={null}>
      <Component />
    </Suspense>
  );
}
