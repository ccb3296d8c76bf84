import type { Post } from '@portal/api';
import { useMessages } from '@portal/kit';
import { AttachmentList, Image, Inline, RichText, Stack, Tag, Text } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import { asProposed, type ChangedPart, changedParts, type PostContent } from '../../model/post-changes.ts';
import { shownFiles } from '../../model/shown-files.ts';
import { PartVersions } from '../PartVersions/PartVersions.tsx';

const names = {
  title: 'postTitle',
  body: 'changedText',
  type: 'postType',
  tags: 'postTags',
  imageUrl: 'postImage',
  attachments: 'postFiles',
} as const satisfies Record<ChangedPart, string>;

/** What somebody wants to change of a post: each part that differs, before and after beside each other where there is space. */
export function EditComparison({ post }: { post: Post }) {
  const t = useMessages(communitiesMessages);
  const after = asProposed(post);
  const parts = changedParts(post, after);
  if (parts.length === 0) return <Text tone="quiet">{t('changedNothingSeen')}</Text>;
  return (
    <Stack gap={5}>
      {parts.map((part) => (
        <PartVersions
          key={part}
          name={t(names[part])}
          versions={[
            { label: t('before'), content: <Part part={part} content={post} pictureName={t('pictureBefore')} /> },
            { label: t('after'), content: <Part part={part} content={after} pictureName={t('pictureAfter')} /> },
          ]}
        />
      ))}
    </Stack>
  );
}

interface PartProps {
  part: ChangedPart;
  content: PostContent;
  pictureName: string;
}

function Part({ part, content, pictureName }: PartProps) {
  const t = useMessages(communitiesMessages);
  switch (part) {
    case 'title':
      return <Text weight="semibold">{content.title}</Text>;
    case 'body':
      return <RichText html={content.body} />;
    case 'type':
      return <Text>{content.type === null ? t('postTypeNone') : t(`postType${content.type}`)}</Text>;
    case 'tags':
      return content.tags.length === 0 ? <None text={t('noTags')} /> : <TagNames tags={content.tags} />;
    case 'imageUrl':
      return content.imageUrl === null ? (
        <None text={t('noPicture')} />
      ) : (
        <Image src={content.imageUrl} alt={pictureName} patternName={content.title} />
      );
    case 'attachments':
      return content.attachments.length === 0 ? (
        <None text={t('noAttachments')} />
      ) : (
        <AttachmentList items={shownFiles(content.attachments)} />
      );
  }
}

function TagNames({ tags }: Pick<PostContent, 'tags'>) {
  return (
    <Inline gap={2}>
      {tags.map(({ id, name }) => (
        <Tag key={id}>{name}</Tag>
      ))}
    </Inline>
  );
}

function None({ text }: { text: string }) {
  return <Text tone="quiet">{text}</Text>;
}
