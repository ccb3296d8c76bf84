import { useMessages, type View } from '@portal/kit';
import { BackLink, Banner, Heading, PageLayout, PanelSwitch, Skeleton, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { contentAdminMessages } from '../../messages.ts';
import { type ContentKind, kindWords } from '../../model/content-kinds.ts';
import type { ContentOptions } from '../../model/use-content-options.ts';

export interface LabelsScreenProps {
  kind: ContentKind;
  view: View<ContentOptions>;
  listHref: string | undefined;
  children: (options: ContentOptions) => ReactNode;
}

/** Under what news or resources are found. */
export function LabelsScreen({ kind, view, listHref, children }: LabelsScreenProps) {
  const t = useMessages(contentAdminMessages);
  return (
    <PageLayout
      width="admin"
      header={
        <Stack gap={3}>
          {listHref !== undefined && <BackLink href={listHref}>{t(kindWords[kind].back)}</BackLink>}
          <Heading level={1} isFocusable>
            {t(kindWords[kind].labelsTitle)}
          </Heading>
        </Stack>
      }
    >
      <PanelSwitch
        scope="page"
        view={view}
        skeleton={<Skeleton lines={12} />}
        skeletonLabel={t('labelsLoading')}
        failedTitle={t('labelsFailed')}
      >
        {(options) => (
          <Stack gap={10}>
            {options.isWrittenElsewhere && <Banner title={t('writtenElsewhere')}>{t('writtenElsewhereText')}</Banner>}
            {children(options)}
          </Stack>
        )}
      </PanelSwitch>
    </PageLayout>
  );
}
