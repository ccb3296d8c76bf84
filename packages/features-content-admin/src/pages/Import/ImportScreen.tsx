import { type ContentImportPreview, contentImportTypes, limits } from '@portal/api';
import { useFormats, useMessages, type View } from '@portal/kit';
import {
  BackLink,
  Banner,
  FileField,
  type FieldFile,
  Heading,
  PageLayout,
  PanelSwitch,
  Skeleton,
  Stack,
  Text,
} from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';
import { type ContentKind, kindWords } from '../../model/content-kinds.ts';
import { ImportEntries } from './ImportEntries.tsx';

export interface ImportScreenProps {
  kind: ContentKind;
  listHref: string | undefined;
  chosen: FieldFile | null;
  /** Of the file, once there is one. */
  view: View<ContentImportPreview>;
  isImporting: boolean;
  onChoose: (files: readonly FieldFile[]) => void;
  onImport: (positions: number[]) => void;
}

/** A file from elsewhere, and what it would bring. */
export function ImportScreen({ kind, listHref, chosen, view, isImporting, onChoose, onImport }: ImportScreenProps) {
  const t = useMessages(contentAdminMessages);
  const { number } = useFormats();
  const { bytes, items } = limits.contentItem.import;
  const list = contentImportTypes.join(', ');
  return (
    <PageLayout
      width="medium"
      header={
        <Stack gap={3}>
          {listHref !== undefined && <BackLink href={listHref}>{t(kindWords[kind].back)}</BackLink>}
          <Heading level={1} isFocusable>
            {t(kindWords[kind].importTitle)}
          </Heading>
          <Text tone="quiet">{t('importIntro')}</Text>
        </Stack>
      }
    >
      <Stack gap={8}>
        <FileField
          label={t('importFile')}
          description={t('importFileHint', { n: number(items) })}
          files={chosen === null ? [] : [chosen]}
          onChange={onChoose}
          accept={[...contentImportTypes]}
          maxBytes={bytes}
          maxCount={1}
          rejections={{ size: t('importTooLarge'), type: t('fileType', { list }) }}
          isPending={isImporting}
        />
        {chosen !== null && (
          <PanelSwitch
            view={view}
            skeleton={<Skeleton lines={10} />}
            skeletonLabel={t('importReading')}
            failedTitle={t('importReadFailed')}
          >
            {(preview) =>
              preview.entries.length === 0 ? (
                <Banner tone="caution">{t('importNothing')}</Banner>
              ) : (
                <ImportEntries preview={preview} isImporting={isImporting} onImport={onImport} />
              )
            }
          </PanelSwitch>
        )}
      </Stack>
    </PageLayout>
  );
}
