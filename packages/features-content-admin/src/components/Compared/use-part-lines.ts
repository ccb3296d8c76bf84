import { useMessages } from '@portal/kit';
import { contentAdminMessages } from '../../messages.ts';
import { linesOfHtml } from '../../model/text-lines.ts';
import type { ContentOptions } from '../../model/use-content-options.ts';
import type { ComparedContent, ContentPart } from './compared-content.ts';

/** What each part of an item is called. */
export const partWords = {
  name: 'title',
  shortDescription: 'inShort',
  content: 'text',
  image: 'picture',
  attachments: 'attachments',
  categoryIds: 'categories',
  tagIds: 'tags',
  segmentIds: 'segments',
  isMembersOnly: 'membersOnly',
} as const satisfies Record<ContentPart, keyof typeof contentAdminMessages.texts>;

/** What a part says, in lines that a person can read and compare. */
export function usePartLines(options: ContentOptions) {
  const t = useMessages(contentAdminMessages);
  const named = (ids: readonly string[], known: readonly (readonly [id: string, name: string])[]) => {
    const names = new Map(known);
    return ids.map((id) => names.get(id) ?? t('goneLabel'));
  };
  return (content: ComparedContent, part: ContentPart): string[] => {
    switch (part) {
      case 'content':
        return linesOfHtml(content.content);
      case 'image':
        return content.image === null ? [] : [t('pictureOf', { alt: content.image.alt })];
      case 'attachments':
        return content.attachments.map(({ name }) => name);
      case 'categoryIds':
        return named(
          content.categoryIds,
          options.categories.map(({ id, label }) => [id, label]),
        );
      case 'tagIds':
        return named(
          content.tagIds,
          options.tags.map(({ id, label }) => [id, label]),
        );
      case 'segmentIds':
        return named(
          content.segmentIds,
          options.segments.map(({ id, name }) => [id, name]),
        );
      case 'isMembersOnly':
        return [t(content.isMembersOnly ? 'yes' : 'no')];
      case 'name':
      case 'shortDescription':
        return content[part].split('\n').filter((line) => line.trim() !== '');
    }
  };
}
