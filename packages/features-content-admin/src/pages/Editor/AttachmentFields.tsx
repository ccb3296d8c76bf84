import { assetTypes, limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import {
  FileField,
  IconArrowDown,
  IconArrowUp,
  IconButton,
  IconTrash,
  Inline,
  Section,
  Spread,
  Stack,
  TextField,
} from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';
import type { EditorFields } from './editor-fields.ts';

const list = assetTypes.join(', ');

/** What is attached, in its order and by the names that readers see; new files come after, and are named once they are saved. */
export function AttachmentFields({ form }: { form: EditorFields }) {
  const t = useMessages(contentAdminMessages);
  const { value: files, ...added } = form.field('files');
  const n = limits.contentItem.attachments;
  return (
    <Section title={t('attachments')}>
      <Stack gap={5}>
        <DocumentRows form={form} />
        <FileField
          {...added}
          files={files}
          label={t('addFiles')}
          isOptional
          description={t('addFilesHint', { n, list })}
          accept={[...assetTypes]}
          maxBytes={limits.fileBytes}
          maxCount={Math.max(0, n - form.values.documents.length)}
          isPending={form.isPending}
          rejections={{ size: t('fileTooLarge'), type: t('fileType', { list }), count: t('fileCount', { n }) }}
        />
      </Stack>
    </Section>
  );
}

function DocumentRows({ form }: { form: EditorFields }) {
  const t = useMessages(contentAdminMessages);
  const { rows, name: field } = form.list('documents');
  if (rows.length === 0) return null;
  return (
    <div data-field={field}>
      <Stack gap={4} as="ol" label={t('attachments')}>
        {rows.map((row, at) => {
          const name = row.value.name === '' ? t('fileNumber', { n: at + 1 }) : row.value.name;
          return (
            <li key={row.key}>
              <Spread align="end">
                <TextField {...row.field('name')} label={t('fileNumber', { n: at + 1 })} isRequired />
                <Inline gap={1} isWrapping={false}>
                  <IconButton
                    icon={IconArrowUp}
                    tone="quiet"
                    label={t('moveUp', { name })}
                    isDisabled={at === 0}
                    onPress={() => row.move(at - 1)}
                  />
                  <IconButton
                    icon={IconArrowDown}
                    tone="quiet"
                    label={t('moveDown', { name })}
                    isDisabled={at === rows.length - 1}
                    onPress={() => row.move(at + 1)}
                  />
                  <IconButton icon={IconTrash} tone="quiet" label={t('takeOut', { name })} onPress={row.remove} />
                </Inline>
              </Spread>
            </li>
          );
        })}
      </Stack>
    </div>
  );
}
