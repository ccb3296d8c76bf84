import type { CallReply, calls } from '@portal/api';
import { Article, ArticleSkeleton } from '@portal/features-content/parts';
import { useMessages, type View, ViewSwitch } from '@portal/kit';
import { EmptyState, ForbiddenNotice, Heading, Illustration, PageLayout, ProblemPanel, Stack } from '@portal/ui';
import { ItemNotFound } from '../../components/ItemNotFound/ItemNotFound.tsx';
import { contentAdminMessages } from '../../messages.ts';
import { type ContentKind, kindWords } from '../../model/content-kinds.ts';
import { PreviewBar, type PreviewBarProps } from './PreviewBar.tsx';
import * as styles from './PreviewScreen.css.ts';

export interface PreviewScreenProps extends Omit<PreviewBarProps, 'preview'> {
  kind: ContentKind;
  view: View<CallReply<typeof calls.contentDesk.preview>>;
  onPrint: () => void;
}

/** An item as one of its readers gets it, rendered by the page that they have. */
export function PreviewScreen({ kind, view, onPrint, ...bar }: PreviewScreenProps) {
  const t = useMessages(contentAdminMessages);
  const title = t(kindWords[kind].previewTitle);
  return (
    <>
      <div className={styles.onScreen}>
        <PageLayout width="small">
          <PreviewBar {...bar} preview={view.state === 'ready' ? view.data : null} />
        </PageLayout>
      </div>
      <ViewSwitch
        view={view}
        loading={() => <ArticleSkeleton />}
        empty={() => null}
        notFound={() => (
          <PageLayout width="small">
            <ItemNotFound kind={kind} />
          </PageLayout>
        )}
        failed={(problem, retry) => (
          <PageLayout width="small">
            <ProblemPanel scope="page" title={t('previewFailed')} detail={problem.message} onRetry={retry} />
          </PageLayout>
        )}
        forbidden={(problem) => (
          <PageLayout width="small">
            <ForbiddenNotice scope="page" title={t('previewFailed')} text={problem.message} />
          </PageLayout>
        )}
        ready={({ item }) =>
          item === null ? (
            <PageLayout width="small">
              <Stack gap={6}>
                <Heading level={1} isFocusable>
                  {title}
                </Heading>
                <EmptyState
                  illustration={<Illustration name="search" />}
                  title={t('notTold')}
                  text={t('notToldText')}
                />
              </Stack>
            </PageLayout>
          ) : (
            <Article
              kind={kind}
              item={item}
              listHref={undefined}
              backHref={undefined}
              hrefOfCategory={nowhere}
              hrefOfTag={nowhere}
              onPrint={onPrint}
            />
          )
        }
      />
    </>
  );
}

/** Links of a preview lead out of it, to what the chosen reader may not see. */
const nowhere = () => undefined;
