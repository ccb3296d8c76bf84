import type { CpdOptions } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { BackLink, Button, Heading, NotFoundNotice, PageLayout, PanelSwitch, Skeleton, Stack } from '@portal/ui';
import { type ReactNode, useEffect } from 'react';
import { cpdMessages } from '../../messages.ts';
import { RecordFields } from './LazyRecordFields.tsx';
import { RecordForm } from './RecordForm.tsx';
import type { RecordValues } from './record-values.ts';

export interface RecordFormData {
  offered: CpdOptions;
  initial: RecordValues;
  /** The organisation has written it. */
  isLocked?: boolean;
  /** It may have happened on several days. */
  canRepeat?: boolean;
}

export interface RecordScreenProps {
  title: string;
  /** Undefined while one of its parts is missing. */
  view: View<RecordFormData | undefined>;
  draftKey: string;
  /** Where it goes on from the list of drafts. */
  draftHref?: string | undefined;
  trackerHref: string | undefined;
  /** Rejects when the record was not saved; then everything stays as it was typed. */
  onSave: (values: RecordValues, read: RecordFormData) => Promise<unknown>;
  /** What was begun at this revision was refused: something newer is there. */
  refused?: number | null;
  onCancel: () => void;
  /** What has come of it, in the place of the form. */
  outcome?: ReactNode;
}

export function RecordScreen({ title, view, trackerHref, outcome, ...form }: RecordScreenProps) {
  const t = useMessages(cpdMessages);
  useEffect(() => RecordFields.prefetch(), []);
  return (
    <PageLayout
      width="narrow"
      header={
        <Stack gap={3}>
          {trackerHref !== undefined && <BackLink href={trackerHref}>{t('backToTracker')}</BackLink>}
          <Heading level={1} isFocusable>
            {title}
          </Heading>
        </Stack>
      }
    >
      {outcome ?? (
        <PanelSwitch
          view={view}
          scope="page"
          skeletonLabel={t('recordFormLoading')}
          skeleton={<Skeleton lines={12} />}
          failedTitle={t('recordFormFailed')}
          notFound={
            <NotFoundNotice
              headingLevel={2}
              title={t('recordNotFound')}
              text={t('notThereText')}
              action={trackerHref !== undefined && <Button href={trackerHref}>{t('toTracker')}</Button>}
            />
          }
        >
          {(data) => data && <RecordForm label={title} data={data} {...form} />}
        </PanelSwitch>
      )}
    </PageLayout>
  );
}
