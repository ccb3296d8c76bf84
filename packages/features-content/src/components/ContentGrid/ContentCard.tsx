import type { ContentItem } from '@portal/api';
import { useFormats } from '@portal/kit';
import { MediaCard, MetaLine, Text } from '@portal/ui';
import type { ReactNode } from 'react';

export interface ContentCardProps {
  item: ContentItem;
  href: string | undefined;
  headingLevel?: 2 | 3;
  isFirst?: boolean;
  /** Over the picture: keeps it among the favourites. */
  favourite?: ReactNode;
}

/** A piece of news or a resource in a grid. */
export function ContentCard({ item, href, headingLevel = 2, isFirst = false, favourite }: ContentCardProps) {
  const { date } = useFormats();
  return (
    <MediaCard
      title={item.name}
      headingLevel={headingLevel}
      href={href}
      imageUrl={item.imageUrl}
      patternName={item.name}
      isFirst={isFirst}
      eyebrow={
        <Text as="span" size="xs" weight="semibold" tone="brand" maxLines={1}>
          {item.categories.map(({ label }) => label).join(' · ')}
        </Text>
      }
      description={item.shortDescription}
      corner={favourite}
      meta={
        <MetaLine
          size="xs"
          items={[
            <time key="created" dateTime={item.date_created}>
              {date(item.date_created)}
            </time>,
          ]}
        />
      }
    />
  );
}
