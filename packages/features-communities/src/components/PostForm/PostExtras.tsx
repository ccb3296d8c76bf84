import { attachmentTypes, imageTypes, limits, type Tag } from '@portal/api';
import { useMessages } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { Disclosure, FileField, ImageField, Select, Stack } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import type { PostValues } from './post-values.ts';
import { PostTagField } from './PostTagField.tsx';
import { usePostTags } from './use-post-tags.ts';

const types = [1, 2, 3, 4] as const;

/** What a post can carry beside its text, folded away until it is wanted. */
export function PostExtras({ form, tags }: { form: Form<PostValues>; tags: readonly Tag[] }) {
  const t = useMessages(communitiesMessages);
  const { values } = form;
  const isUsed = values.type !== null || values.tagIds.length > 0 || values.image !== null || values.files.length > 0;
  return (
    <Disclosure title={t('addDetails')} isOpenAtFirst={isUsed}>
      {() => <ExtraFields form={form} tags={tags} />}
    </Disclosure>
  );
}

function ExtraFields({ form, tags }: { form: Form<PostValues>; tags: readonly Tag[] }) {
  return (
    <Stack gap={5}>
      <TypeField form={form} />
      <PostTagField {...form.field('tagIds')} tags={usePostTags(tags)} isOptional />
      <PostFiles form={form} />
    </Stack>
  );
}

function TypeField({ form }: { form: Form<PostValues> }) {
  const t = useMessages(communitiesMessages);
  const field = form.field('type');
  const options = types.map((type) => ({ value: String(type), label: t(`postType${type}`) }));
  return (
    <Select
      {...field}
      value={field.value ?? ''}
      onChange={(value) => field.onChange(value === '' ? null : value)}
      label={t('postType')}
      isOptional
      options={[{ value: '', label: t('postTypeNone') }, ...options]}
    />
  );
}

function PostFiles({ form }: { form: Form<PostValues> }) {
  const t = useMessages(communitiesMessages);
  const image = form.field('image');
  const { value, ...files } = form.field('files');
  const list = attachmentTypes.join(', ');
  return (
    <>
      <ImageField
        {...image}
        label={t('postImage')}
        isOptional
        description={t('postImageHint')}
        accept={[...imageTypes]}
        maxBytes={limits.fileBytes}
        rejections={{ size: t('fileTooLarge'), type: t('fileType', { list: imageTypes.join(', ') }) }}
      />
      <FileField
        {...files}
        files={value}
        label={t('postFiles')}
        isOptional
        description={t('postFilesHint', { n: limits.filesPerPost, list })}
        accept={[...attachmentTypes]}
        maxBytes={limits.fileBytes}
        maxCount={limits.filesPerPost}
        rejections={{
          size: t('fileTooLarge'),
          type: t('fileType', { list }),
          count: t('fileCount', { n: limits.filesPerPost }),
        }}
      />
    </>
  );
}
