import { Drawing } from '../illustrations/Drawing.tsx';
import type { IllustrationComponentProps, IllustrationName } from '../illustrations/illustration-props.ts';

export type { IllustrationComponentProps, IllustrationName };

/** A drawing of the product, in the tones of the theme. It is decoration: the words beside it say what is meant. */
export function Illustration(props: IllustrationComponentProps) {
  return <Drawing {...props} />;
}
