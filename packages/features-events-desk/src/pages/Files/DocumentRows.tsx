import { useMessages } from '@portal/kit';
import {
  Heading,
  IconArrowDown,
  IconArrowUp,
  IconButton,
  IconTrash,
  Inline,
  Spread,
  Stack,
  Text,
  TextField,
} from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import type { FilesForm } from './use-files-form.ts';

/** The documents of an event in their order, each with the name that members read. */
export function DocumentRows({ form }: { form: FilesForm }) {
  const t = useMessages(eventsDeskMessages);
  const { rows, name } = form.list('documents');
  return (
    <div data-field={name}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('documents')}
        </Heading>
        {rows.length === 0 && <Text tone="quiet">{t('noDocuments')}</Text>}
        {rows.map((row, at) => (
          <Spread key={row.key} align="end">
            <TextField {...row.field('name')} label={t('documentName', { n: at + 1 })} isRequired />
            <Inline gap={1} isWrapping={false}>
              <IconButton
                icon={IconArrowUp}
                tone="quiet"
                label={t('moveUp', { name: row.value.name })}
                isDisabled={at === 0}
                onPress={() => row.move(at - 1)}
              />
              <IconButton
                icon={IconArrowDown}
                tone="quiet"
                label={t('moveDown', { name: row.value.name })}
                isDisabled={at === rows.length - 1}
                onPress={() => row.move(at + 1)}
              />
              <IconButton
                icon={IconTrash}
                tone="quiet"
                label={t('takeOutFile', { name: row.value.name })}
                onPress={row.remove}
              />
            </Inline>
          </Spread>
        ))}
      </Stack>
    </div>
  );
}
