import { limits, type PeoplePreview } from '@portal/api';
import { type TextEncoding, textEncodings, useMessages, type View } from '@portal/kit';
import { Banner, Dialog, type FieldFile, FileField, Grid, PanelSwitch, Select, Skeleton, Stack } from '@portal/ui';
import { accountMessages } from '../../model/messages.ts';
import { PeopleColumns } from './PeopleColumns.tsx';
import { PeopleRows } from './PeopleRows.tsx';
import { type PeopleFile, useInviteFile } from './use-invite-file.ts';

const { characters, rows } = limits.invitation;

/** Invites the people of a file, once they have been looked at. */
export function InviteFileDialog({ onClose }: { onClose: () => void }) {
  return <InviteFileForm {...useInviteFile(onClose)} onClose={onClose} />;
}

export interface InviteFileFormProps {
  file: PeopleFile | null;
  /** Of the file, once there is one. */
  preview: View<PeoplePreview>;
  isInviting: boolean;
  onChoose: (files: readonly FieldFile[]) => void;
  onEncoding: (encoding: TextEncoding) => void;
  onChoices: (choices: PeoplePreview['choices']) => void;
  onInvite: (preview: PeoplePreview, lines: number[]) => void;
  onClose: () => void;
}

function InviteFileForm({ file, preview, isInviting, ...on }: InviteFileFormProps) {
  const t = useMessages(accountMessages);
  return (
    <Dialog isOpen onClose={on.onClose} title={t('inviteFile')} size="lg" isDismissable={false} isPending={isInviting}>
      <Stack gap={6}>
        <FileField
          label={t('file')}
          description={t('fileHint', { n: rows.toLocaleString() })}
          files={file === null ? [] : [file.chosen]}
          onChange={on.onChoose}
          accept={['csv', 'txt', 'tsv']}
          maxBytes={2 * characters}
          maxCount={1}
          rejections={{ size: t('peopleFileTooLarge'), type: t('peopleFileType') }}
          isPending={isInviting}
        />
        {file !== null && <EncodingField encoding={file.encoding} onEncoding={on.onEncoding} />}
        {file !== null && (
          <PanelSwitch
            view={preview}
            scope="panel"
            skeletonLabel={t('reading')}
            skeleton={<Skeleton lines={8} />}
            failedTitle={t('readFailed')}
            empty={<Banner tone="caution">{t('emptyFile')}</Banner>}
          >
            {(read) => (
              <Stack gap={6}>
                <PeopleColumns preview={read} onChoices={on.onChoices} />
                <PeopleRows rows={read.rows} isInviting={isInviting} onInvite={(lines) => on.onInvite(read, lines)} />
              </Stack>
            )}
          </PanelSwitch>
        )}
      </Stack>
    </Dialog>
  );
}

/** How its characters are written, where they look wrong. */
function EncodingField({
  encoding,
  onEncoding,
}: Pick<PeopleFile, 'encoding'> & Pick<InviteFileFormProps, 'onEncoding'>) {
  const t = useMessages(accountMessages);
  return (
    <Grid minColumn="sm" gap={4}>
      <Select
        label={t('encoding')}
        description={t('encodingHint')}
        value={encoding}
        options={textEncodings.map((one) => ({ value: one, label: t(`encoding.${one}`) }))}
        onChange={(chosen) => onEncoding(textEncodings.find((one) => one === chosen) ?? encoding)}
      />
    </Grid>
  );
}
