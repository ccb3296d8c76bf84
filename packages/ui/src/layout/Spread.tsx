import { Inline, type InlineProps } from './Inline.tsx';

export type SpreadProps = Omit<InlineProps, 'justify'>;

/** Two things at the ends of a line, as far from each other as they can be. */
export function Spread(props: SpreadProps) {
  return <Inline gap={4} {...props} justify="between" />;
}
