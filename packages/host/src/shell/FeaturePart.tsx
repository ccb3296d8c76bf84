import { lazyComponent, type LazyComponent, type LazyProps } from '@portal/ui';
import type { ComponentType } from 'react';

interface Part<Props extends object> {
  load(): Promise<{ default: ComponentType<Props> }>;
}

interface FeaturePartProps<Props extends object> extends LazyProps {
  part: Part<Props>;
  given: Props;
}

/** By what loads them, which stays the same for as long as the portal runs. */
const components = new WeakMap<object, unknown>();

/** The component of a part, the same whenever it is asked for. */
export function componentOf<Props extends object>(part: Part<Props>): LazyComponent<Props> {
  const component = components.get(part.load) ?? lazyComponent(() => loaded(part));
  components.set(part.load, component);
  // What stands under a load was made of it.
  return component as LazyComponent<Props>;
}

async function loaded<Props extends object>(part: Part<Props>) {
  const { default: Loaded } = await part.load();
  return { default: (props: Props) => <Loaded {...props} /> };
}

/** Something that a feature puts into a page of the host, fetched behind it. */
export function FeaturePart<Props extends object>({ part, given, ...lazy }: FeaturePartProps<Props>) {
  const Component = componentOf(part);
  return <Component {...given} {...lazy} />;
}
