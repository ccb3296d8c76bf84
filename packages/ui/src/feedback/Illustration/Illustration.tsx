import { Suspense } from 'react';
import { lazyPart } from '../LazyPart/lazy-part.tsx';
import type { IllustrationComponentProps, IllustrationName } from '../illustrations/illustration-props.ts';
import { sceneWidth } from '../illustrations/scene-width.ts';

export type { IllustrationComponentProps, IllustrationName };

// Most pages show a drawing only where there is nothing else to show.
const Drawing = lazyPart(() => import('../illustrations/Drawing.tsx').then((module) => ({ default: module.Drawing })), {
  Gone: null,
});

/** A drawing of the product, in the tones of the theme. It is decoration: the words beside it say what is meant. */
export function Illustration(props: IllustrationComponentProps) {
  const { size = sceneWidth } = props;
  return (
    <Suspense fallback={<svg width={size} height={size * 0.75} aria-hidden="true" focusable="false" />}>
      <Drawing {...props} />
    </Suspense>
  );
}
