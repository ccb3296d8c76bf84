import type { Category } from '@portal/api';
import { Inline, Text } from '@portal/ui';
import { ColorDot } from './ColorDot.tsx';

/** A category by its colour and its name. */
export function CategoryName({ category: { name, color } }: { category: Pick<Category, 'name' | 'color'> }) {
  return (
    <Inline gap={2} align="center">
      <ColorDot color={color} />
      <Text weight="semibold">{name}</Text>
    </Inline>
  );
}
