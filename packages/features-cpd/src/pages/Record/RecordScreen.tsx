import type { CpdOptions } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { BackLink, Heading, PageLayout, PanelSwitch, Skeleton, Stack } from '@portal/ui';
import { useEffect } from 'react';
import { recordMessages } from '../../messages-record.ts';
import { prepareFields } from './LateFields.tsx';
import { RecordForm } from './RecordForm.tsx';
import type { RecordValues } from './record-values.ts';

export interface RecordFormData {
  offered: CpdOptions;
  initial: RecordValues;
  /** The organisation has written it. */
  isLocked?: boolean;
  /** As it was read. */
  revision?: number;
}

export interface RecordScreenProps {
  title: string;
  /** Undefined while one of its parts is missing. */
  view: View<RecordFormData | undefined>;
  draftKey: string;
  trackerHref: string | undefined;
  /** Rejects when the record was not saved; then everything stays as it was typed. */
  onSave: (values: RecordValues, read: RecordFormData) => Promise<unknown>;
  onCancel: () => void;
}

export function RecordScreen({ title, view, trackerHref, ...form }: RecordScreenProps) {
  const t = useMessages(recordMessages);
  useEffect(prepareFields, []);
  return (
    <PageLayout
      width="narrow"
      header={
        <Stack gap={3}>
          {trackerHref !== undefined && <BackLink href={trackerHref}>{t('back')}</BackLink>}
          <Heading level={1} isFocusable>
            {title}
          </Heading>
        </Stack>
      }
    >
      <PanelSwitch
        view={view}
        scope="page"
        skeletonLabel={t('formLoading')}
        skeleton={<Skeleton lines={12} />}
        failedTitle={t('formFailed')}
      >
        {(data) => data && <RecordForm label={title} data={data} {...form} />}
      </PanelSwitch>
    </PageLayout>
  );
}
