import { type CpdBatch, type ImportPreview, limits } from '@portal/api';
import { type TextEncoding, useMessages, type View } from '@portal/kit';
import {
  BackLink,
  Banner,
  FileField,
  type FieldFile,
  Heading,
  lazyComponent,
  PageLayout,
  PanelSwitch,
  Section,
  Skeleton,
  Stack,
} from '@portal/ui';
import { useEffect } from 'react';
import { cpdMessages } from '../../messages.ts';
import { EarlierImports } from './EarlierImports.tsx';
import type { ImportedFile, Undone } from './use-import.ts';

export interface ImportScreenProps {
  trackerHref: string | undefined;
  file: ImportedFile | null;
  /** Of the file, once there is one. */
  preview: View<ImportPreview>;
  batches: View<{ batches: CpdBatch[] }>;
  /** What was just taken out. */
  undone: Undone | null;
  isImporting: boolean;
  isUndoing: boolean;
  onChoose: (files: readonly FieldFile[]) => void;
  onEncoding: (encoding: TextEncoding) => void;
  onChoices: (choices: ImportPreview['choices']) => void;
  onImport: (preview: ImportPreview, lines: number[]) => void;
  onUndo: (batch: CpdBatch) => Promise<void>;
}

/** Lists to choose from, and a table: nobody needs them before there is a file. */
const EncodingField = lazyComponent(() =>
  import('./ReadFile.tsx').then((module) => ({ default: module.EncodingField })),
);
const ReadFile = lazyComponent(() => import('./ReadFile.tsx').then((module) => ({ default: module.ReadFile })));

const mostBytes = 2 * limits.cpd.import.characters;

/** A file, what is in its columns, what it would bring, and what was brought in before. */
export function ImportScreen(props: ImportScreenProps) {
  const { trackerHref, file, preview, undone } = props;
  const t = useMessages(cpdMessages);
  useEffect(() => ReadFile.prefetch(), []);
  return (
    <PageLayout
      width="medium"
      header={
        <Stack gap={3}>
          {trackerHref !== undefined && <BackLink href={trackerHref}>{t('backToTracker')}</BackLink>}
          <Heading level={1} isFocusable>
            {t('importPageTitle')}
          </Heading>
        </Stack>
      }
    >
      <Stack gap={8}>
        <FileField
          label={t('importFile')}
          description={t('importFileHint', { n: limits.cpd.import.rows.toLocaleString() })}
          files={file === null ? [] : [file.chosen]}
          onChange={props.onChoose}
          accept={['csv', 'txt', 'tsv']}
          maxBytes={mostBytes}
          maxCount={1}
          rejections={{ size: t('importFileTooLarge'), type: t('importFileType') }}
          isPending={props.isImporting}
        />
        {file !== null && (
          <>
            <EncodingField
              encoding={file.encoding}
              onEncoding={props.onEncoding}
              fallback={<Skeleton lines={2} />}
              onError={{ title: t('readFailed') }}
            />
            <PanelSwitch
              view={preview}
              scope="panel"
              skeletonLabel={t('reading')}
              skeleton={<Skeleton lines={10} />}
              failedTitle={t('readFailed')}
              empty={<Banner tone="caution">{t('emptyFile')}</Banner>}
            >
              {(read) => (
                <ReadFile
                  preview={read}
                  isImporting={props.isImporting}
                  onChoices={props.onChoices}
                  onImport={(lines) => props.onImport(read, lines)}
                  fallback={<Skeleton lines={10} />}
                  onError={{ title: t('readFailed') }}
                />
              )}
            </PanelSwitch>
          </>
        )}
        {undone !== null && <TakenOut undone={undone} />}
        <Section title={t('earlier')}>
          <EarlierImports view={props.batches} isUndoing={props.isUndoing} onUndo={props.onUndo} />
        </Section>
      </Stack>
    </PageLayout>
  );
}

function TakenOut({ undone: { removedCount, kept } }: { undone: Undone }) {
  const t = useMessages(cpdMessages);
  return (
    <Banner tone={kept.length === 0 ? 'positive' : 'info'} role="status" title={t('importUndone', { n: removedCount })}>
      {kept.length > 0 && (
        <>
          {t('kept')}
          <ul>
            {kept.map(({ cpdId, title }) => (
              <li key={cpdId}>{title}</li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
