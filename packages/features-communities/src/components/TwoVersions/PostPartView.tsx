import type { Tag } from '@portal/api';
import { useMessages } from '@portal/kit';
import { ComparedRichText, ComparedText, Image, Stack, Tag as TagLabel, Inline, Text } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import type { PostValues } from '../PostForm/post-values.ts';
import { filesLeft, type PostPart } from './post-versions.ts';

export interface PostPartViewProps {
  part: PostPart;
  values: PostValues;
  /** What it is compared with. */
  other: PostValues;
  tags: readonly Tag[];
  pictureName: string;
}

/** One part of a version of a post, beside the other's. */
export function PostPartView({ part, values, other, tags, pictureName }: PostPartViewProps) {
  const t = useMessages(communitiesMessages);
  const none = <Text tone="quiet">{t('partNone')}</Text>;
  switch (part) {
    case 'title':
      return (
        <Text weight="semibold">
          <ComparedText text={values.title} other={other.title} />
        </Text>
      );
    case 'body':
      return <ComparedRichText html={values.body} other={other.body} headingLevel={4} />;
    case 'type':
      return <Text>{typeName(values.type)}</Text>;
    case 'tagIds':
      if (values.tagIds.length === 0) return none;
      return (
        <Inline gap={2}>
          {values.tagIds.map((id) => (
            <TagLabel key={id}>{tags.find((tag) => tag.id === id)?.name ?? id}</TagLabel>
          ))}
        </Inline>
      );
    case 'image':
      return values.image === null ? (
        none
      ) : (
        <Image src={values.image.url} alt={pictureName} patternName={values.title} />
      );
    case 'files':
      return <Lines lines={filesLeft(values.files).map(({ name }) => name)} />;
    case 'isQuestion':
      return <Text>{t(values.isQuestion ? 'yes' : 'no')}</Text>;
    case 'poll':
      return <Lines lines={values.poll?.options ?? []} />;
  }

  function typeName(type: string | null): string {
    const known = ([1, 2, 3, 4] as const).find((each) => String(each) === type);
    return known === undefined ? t('postTypeNone') : t(`postType${known}`);
  }
}

/** Short texts one below the other. */
export function Lines({ lines }: { lines: readonly string[] }) {
  const t = useMessages(communitiesMessages);
  if (lines.length === 0) return <Text tone="quiet">{t('partNone')}</Text>;
  return (
    <Stack as="ul" gap={1}>
      {lines.map((line, at) => (
        <Text key={at} as="li">
          {line}
        </Text>
      ))}
    </Stack>
  );
}
