import type { ContentImportPreview } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Badge, Button, DescriptionList, Inline, Section, Stack, Table, Text } from '@portal/ui';
import { useState } from 'react';
import { contentAdminMessages } from '../../messages.ts';

export interface ImportEntriesProps {
  preview: ContentImportPreview;
  isImporting: boolean;
  onImport: (positions: number[]) => void;
}

type Entry = ContentImportPreview['entries'][number];

const idOf = ({ position }: Entry) => String(position);

/** What would be brought in, row by row with what is wrong. What is there already is left out until it is chosen. */
export function ImportEntries({ preview, isImporting, onImport }: ImportEntriesProps) {
  const t = useMessages(contentAdminMessages);
  const { date } = useFormats();
  const { entries } = preview;
  const whole = entries.filter(({ fault }) => fault === null);
  const [chosen, setChosen] = useState(() => whole.filter(({ isKnown }) => !isKnown).map(idOf));
  const n = chosen.length;
  const nameOf = ({ name, position }: Entry) => name || t('importUnnamed', { n: position });
  return (
    <Section title={t('importEntries')} description={t('importChosen', { n, all: entries.length })}>
      <Stack gap={4}>
        {whole.length === 0 && <Text tone="critical">{t('importNoneWhole')}</Text>}
        <Table<Entry>
          caption={t('importEntries')}
          isCaptionHidden
          rows={entries}
          rowId={idOf}
          rowLabel={nameOf}
          selection="multiple"
          isRowSelectable={({ fault }) => fault === null}
          selectedIds={chosen}
          onSelectionChange={setChosen}
          columns={[
            { id: 'name', header: t('title'), isRowHeader: true, priority: 'high', width: 'lg', cell: nameOf },
            {
              id: 'publishedAt',
              header: t('importPublished'),
              width: 'sm',
              cell: ({ publishedAt }) => (publishedAt === null ? t('noValue') : date(publishedAt)),
            },
            {
              id: 'labels',
              header: t('importLabels'),
              priority: 'low',
              cell: ({ categories, tags }) => [...categories, ...tags].join(', ') || t('noValue'),
            },
            { id: 'state', header: t('importState'), width: 'lg', cell: (entry) => <EntryState entry={entry} /> },
          ]}
        />
        <WhatElse preview={preview} />
        <Inline justify="end">
          <Button
            tone="primary"
            isDisabled={n === 0}
            isPending={isImporting}
            onPress={() => onImport(chosen.map(Number))}
          >
            {n === 0 ? t('importNone') : t('importSome', { n })}
          </Button>
        </Inline>
      </Stack>
    </Section>
  );
}

const faults = {
  noName: 'faultNoName',
  nameTooLong: 'faultNameTooLong',
  noText: 'faultNoText',
  textTooLong: 'faultTextTooLong',
  textTooHeavy: 'faultTextTooHeavy',
} as const satisfies Record<NonNullable<Entry['fault']>, keyof typeof contentAdminMessages.texts>;

function EntryState({ entry: { fault, isKnown, missingPictureCount } }: { entry: Entry }) {
  const t = useMessages(contentAdminMessages);
  if (fault !== null)
    return (
      <Text size="sm" tone="critical">
        {t(faults[fault])}
      </Text>
    );
  return (
    <Stack gap={1} align="start">
      {isKnown ? <Badge tone="caution">{t('importKnown')}</Badge> : <Badge tone="positive">{t('importReady')}</Badge>}
      {missingPictureCount > 0 && <Text size="sm">{t('importPictures', { n: missingPictureCount })}</Text>}
    </Stack>
  );
}

/** What comes with the entries, and what does not. */
function WhatElse({ preview: { entries, newCategories, newTags, otherCount } }: Pick<ImportEntriesProps, 'preview'>) {
  const t = useMessages(contentAdminMessages);
  const pictures = entries.flatMap(({ fault, missingPictures }) => (fault === null ? missingPictures : []));
  const items = [
    { term: t('importNewCategories'), description: newCategories.join(', ') },
    { term: t('importNewTags'), description: newTags.join(', ') },
    { term: t('importMissing'), description: <Addresses addresses={pictures} /> },
    { term: t('importOther'), description: t('importOtherCount', { n: otherCount }) },
  ].filter((_, at) => [newCategories.length, newTags.length, pictures.length, otherCount][at] !== 0);
  return items.length === 0 ? null : <DescriptionList isStacked items={items} />;
}

const addressesShown = 20;

function Addresses({ addresses }: { addresses: readonly string[] }) {
  const t = useMessages(contentAdminMessages);
  const more = addresses.length - addressesShown;
  return (
    <Stack as="ul" gap={1}>
      {addresses.slice(0, addressesShown).map((address, at) => (
        <Text key={at} as="li" size="sm">
          {address}
        </Text>
      ))}
      {more > 0 && (
        <Text as="li" size="sm">
          {t('importMorePictures', { n: more })}
        </Text>
      )}
    </Stack>
  );
}
