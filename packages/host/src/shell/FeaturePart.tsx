import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

interface FeaturePartProps<Props extends object> {
  part: { load(): Promise<{ default: ComponentType<Props> }> };
  given: Props;
  /** Stands while its code is on its way. */
  fallback?: ReactNode;
}

/** By what loads them, which stays the same for as long as the portal runs. */
const components = new WeakMap<object, unknown>();

/** Something that a feature puts into a page of the host, fetched behind it. */
export function FeaturePart<Props extends object>({ part, given, fallback = null }: FeaturePartProps<Props>) {
  // What stands under a load was made of it.
  const Component = (components.get(part.load) as ComponentType<Props> | undefined) ?? lazy(part.load);
  components.set(part.load, Component);
  return (
    <Suspense fallback={fallback}>
      <Component {...given} />
    </Suspense>
  );
}
