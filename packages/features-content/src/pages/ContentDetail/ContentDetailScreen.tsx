import type { ContentItem } from '@portal/api';
import { useMessages, type View, ViewSwitch } from '@portal/kit';
import { Button, ForbiddenNotice, NotFoundNotice, PageLayout, ProblemPanel } from '@portal/ui';
import { contentMessages } from '../../messages.ts';
import { contentWords } from '../../model/content-kinds.ts';
import { Article, type ArticleProps } from './Article.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';

export interface ContentDetailScreenProps extends Omit<ArticleProps, 'item'> {
  view: View<ContentItem>;
}

/** One piece of news, or one resource. What somebody may not read is not there for them. */
export function ContentDetailScreen({ view, ...parts }: ContentDetailScreenProps) {
  const { kind, listHref } = parts;
  const t = useMessages(contentMessages);
  const words = contentWords[kind];
  return (
    <ViewSwitch
      view={view}
      loading={() => <ArticleSkeleton />}
      empty={() => null}
      notFound={() => (
        <PageLayout>
          <NotFoundNotice
            title={t(words.itemNotFound)}
            text={t('notThereText')}
            action={listHref !== undefined && <Button href={listHref}>{t(words.back)}</Button>}
          />
        </PageLayout>
      )}
      failed={(problem, retry) => (
        <PageLayout>
          <ProblemPanel scope="page" title={t(words.itemFailed)} detail={problem.message} onRetry={retry} />
        </PageLayout>
      )}
      forbidden={(problem) => (
        <PageLayout>
          <ForbiddenNotice scope="page" title={t(words.itemFailed)} text={problem.message} />
        </PageLayout>
      )}
      ready={(item) => <Article {...parts} item={item} />}
    />
  );
}
