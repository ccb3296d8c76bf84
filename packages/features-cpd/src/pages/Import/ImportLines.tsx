import type { ImportPreview } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Badge, Button, IconCheckCircle, IconInfo, Inline, Section, Stack, Table, Text } from '@portal/ui';
import { useState } from 'react';
import { cpdMessages } from '../../messages.ts';

interface ImportLinesProps {
  preview: ImportPreview;
  isImporting: boolean;
  onImport: (lines: number[]) => void;
}

type Line = ImportPreview['lines'][number];

const idOf = ({ line }: Line) => String(line);

/** What would be brought in, line by line. What is recorded already is left out until it is chosen. */
export function ImportLines({ preview: { lines }, isImporting, onImport }: ImportLinesProps) {
  const t = useMessages(cpdMessages);
  const { day: dayText } = useFormats();
  const well = lines.filter(({ problem }) => problem === null);
  const [chosen, setChosen] = useState(() => well.filter(({ isRepeated }) => !isRepeated).map(idOf));
  const n = chosen.length;
  return (
    <Section title={t('lines')} description={t('linesChosen', { n, all: lines.length })}>
      <Stack gap={4}>
        {well.length === 0 && <Text tone="critical">{t('nothingToImport')}</Text>}
        <Table<Line>
          caption={t('lines')}
          isCaptionHidden
          rows={lines}
          rowId={idOf}
          rowLabel={({ line, title }) => title || t('untitled', { n: line })}
          selection="multiple"
          isRowSelectable={({ problem }) => problem === null}
          selectedIds={chosen}
          onSelectionChange={setChosen}
          columns={[
            {
              id: 'title',
              header: t('field.title'),
              isRowHeader: true,
              cell: ({ line, title }) => title || t('untitled', { n: line }),
            },
            { id: 'day', header: t('importDay'), width: 'sm', cell: ({ day }) => (day === null ? '' : dayText(day)) },
            { id: 'hours', header: t('amount'), width: 'xs', align: 'end', cell: ({ hours }) => hours ?? '' },
            { id: 'category', header: t('field.category'), priority: 'low', cell: ({ categoryName }) => categoryName },
            { id: 'state', header: t('importState'), width: 'lg', cell: (line) => <State line={line} /> },
          ]}
        />
        <Inline justify="end">
          <Button
            tone="primary"
            isDisabled={n === 0}
            isPending={isImporting}
            onPress={() => onImport(chosen.map(Number))}
          >
            {n === 0 ? t('importNone') : t('import', { n })}
          </Button>
        </Inline>
      </Stack>
    </Section>
  );
}

function State({ line: { problem, isRepeated } }: { line: Line }) {
  const t = useMessages(cpdMessages);
  if (problem !== null)
    return (
      <Text size="sm" tone="critical">
        {t(`problem.${problem.kind}`, { field: t(`field.${problem.field}`) })}
      </Text>
    );
  return isRepeated ? (
    <Badge tone="caution" icon={IconInfo}>
      {t('repeated')}
    </Badge>
  ) : (
    <Badge tone="positive" icon={IconCheckCircle}>
      {t('ready')}
    </Badge>
  );
}
