import type { Post } from '@portal/api';
import { useMessages } from '@portal/kit';
import { AttachmentList, Grid, Heading, Image, Inline, RichText, Stack, Tag, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { asProposed, type ChangedPart, changedParts, type PostContent } from '../../model/post-changes.ts';
import { shownFiles } from '../../model/shown-files.ts';

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
  const t = useMessages(messages);
  const after = asProposed(post);
  const parts = changedParts(post, after);
  if (parts.length === 0) return <Text tone="quiet">{t('changedNothingSeen')}</Text>;
  return (
    <Stack gap={5}>
      {parts.map((part) => (
        <Stack key={part} as="section" gap={2}>
          <Heading level={3} size="sm">
            {t(names[part])}
          </Heading>
          <Grid minColumn="md" gap={4}>
            <Side label={t('before')}>
              <Part part={part} content={post} pictureName={t('pictureBefore')} />
            </Side>
            <Side label={t('after')}>
              <Part part={part} content={after} pictureName={t('pictureAfter')} />
            </Side>
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap={1}>
      <Text size="sm" tone="quiet">
        {label}
      </Text>
      {children}
    </Stack>
  );
}

interface PartProps {
  part: ChangedPart;
  content: PostContent;
  pictureName: string;
}

function Part({ part, content, pictureName }: PartProps) {
  const t = useMessages(messages);
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
