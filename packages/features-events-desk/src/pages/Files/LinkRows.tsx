import { limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Stack, Text, TextField } from '@portal/ui';
import { Rows } from '../EventForm/Rows.tsx';
import { eventsDeskMessages } from '../../messages.ts';
import type { FilesForm } from './use-files-form.ts';

/** The places to read on of an event, each with the words that members read. */
export function LinkRows({ form }: { form: FilesForm }) {
  const t = useMessages(eventsDeskMessages);
  const n = limits.event.furtherLinks;
  const list = form.list('links');
  return (
    <Stack gap={3}>
      <Rows
        title={t('links')}
        list={list}
        rowTitle={(at) => t('linkTitle', { n: at })}
        addLabel={t('addLink')}
        emptyText={t('noLinks')}
        level={2}
        isFull={list.rows.length >= n}
      >
        {(row) => (
          <>
            <TextField {...row.field('name')} label={t('linkName')} isRequired />
            <TextField {...row.field('url')} label={t('linkAddress')} type="url" isRequired />
          </>
        )}
      </Rows>
      <Text tone="quiet" size="sm">
        {t('linksHint', { n })}
      </Text>
    </Stack>
  );
}
