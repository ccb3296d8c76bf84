import type { ComponentType, ReactNode } from 'react';

interface SteadyProps<Props extends object> {
  component: ComponentType<Props>;
  props: Props;
}

/**
 * Draws a host's component without mounting it anew when the host writes it inline, and so passes another function at each of its renders: what was
 * typed below would be lost. A component of another name is another one.
 */
export function Steady<Props extends object>({ component, props }: SteadyProps<Props>): ReactNode {
  return <Held key={component.displayName ?? component.name} component={component} props={props} />;
}

function Held<Props extends object>({ component: Component, props }: SteadyProps<Props>): ReactNode {
  return isPlainFunction(Component) ? Component(props) : <Component {...props} />;
}

/** A class or what `memo` and `forwardRef` return is rendered as an element; a function's hooks become those of `Held`. */
function isPlainFunction<Props>(component: ComponentType<Props>): component is (props: Props) => ReactNode {
  return typeof component === 'function' && component.prototype?.isReactComponent === undefined;
}
