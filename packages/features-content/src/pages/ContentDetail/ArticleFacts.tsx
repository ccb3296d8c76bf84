import type { ContentItem } from '@portal/api';
import { useMessages } from '@portal/kit';
import { DescriptionList, Inline, PersonLine, Tag } from '@portal/ui';
import { contentMessages } from '../../messages.ts';

export interface ArticleFactsProps {
  item: ContentItem;
  hrefOfCategory: (id: string) => string | undefined;
}

/** Who wrote it, and what it is filed under: a category leads to its list. */
export function ArticleFacts({ item, hrefOfCategory }: ArticleFactsProps) {
  const t = useMessages(contentMessages);
  const { userCreated: author, categories, subcategories } = item;
  return (
    <>
      {author !== null && (
        <PersonLine
          size="sm"
          person={{
            id: `${author.firstName} ${author.lastName}`,
            firstName: author.firstName,
            lastName: author.lastName,
            avatarUrl: author.avatar,
            pronoun: author.pronoun,
          }}
        />
      )}
      {categories.length + subcategories.length > 0 && (
        <DescriptionList
          isInline
          items={[
            {
              term: t('type'),
              description: (
                <Inline gap={2}>
                  {categories.map(({ id, label }) => (
                    <Tag key={id} href={hrefOfCategory(id)}>
                      {label}
                    </Tag>
                  ))}
                  {subcategories.map(({ id, label }) => (
                    <Tag key={id}>{label}</Tag>
                  ))}
                </Inline>
              ),
            },
          ]}
        />
      )}
    </>
  );
}
