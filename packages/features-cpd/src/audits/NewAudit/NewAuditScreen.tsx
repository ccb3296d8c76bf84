import { useMessages, type View } from '@portal/kit';
import { BackLink, Heading, PageLayout, PanelSwitch, Skeleton, Stack } from '@portal/ui';
import { cpdDeskMessages } from '../../desk/messages.ts';
import type { AuditValues } from './audit-values.ts';
import { NewAuditForm, type Period } from './NewAuditForm.tsx';

export interface NewAuditScreenProps {
  view: View<{ periods: Period[] }>;
  listHref: string | undefined;
  /** Rejects when the audit was not begun; then everything stays as it was typed. */
  onBegin: (values: AuditValues) => Promise<void>;
}

export function NewAuditScreen({ view, listHref, onBegin }: NewAuditScreenProps) {
  const t = useMessages(cpdDeskMessages);
  return (
    <PageLayout
      width="narrow"
      header={
        <Stack gap={3}>
          {listHref !== undefined && <BackLink href={listHref}>{t('back')}</BackLink>}
          <Heading level={1} isFocusable>
            {t('newPageTitle')}
          </Heading>
        </Stack>
      }
    >
      <PanelSwitch
        view={view}
        scope="page"
        skeletonLabel={t('formLoading')}
        skeleton={<Skeleton lines={10} />}
        failedTitle={t('formFailed')}
      >
        {({ periods }) => <NewAuditForm periods={periods} onBegin={onBegin} />}
      </PanelSwitch>
    </PageLayout>
  );
}
