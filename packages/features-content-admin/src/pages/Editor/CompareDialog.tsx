import { useMessages } from '@portal/kit';
import { Button, Dialog, Heading, Inline, RadioGroup, Stack } from '@portal/ui';
import { useState } from 'react';
import type { ContentPart } from '../../components/Compared/compared-content.ts';
import { LineChanges } from '../../components/Compared/LineChanges.tsx';
import { partWords, usePartLines } from '../../components/Compared/use-part-lines.ts';
import { contentAdminMessages } from '../../messages.ts';
import type { ContentOptions } from '../../model/use-content-options.ts';
import { comparedOf, type EditorValues } from './editor-values.ts';
import { disagreement, firstChoice, type Side } from './two-states.ts';

export interface CompareDialogProps {
  isOpen: boolean;
  mine: EditorValues;
  theirs: EditorValues;
  /** What both began with, where it is known. */
  base: EditorValues | null;
  options: ContentOptions;
  onClose: () => void;
  onSave: (chosen: ReadonlyMap<ContentPart, Side>) => void;
}

/** Both states of an item part by part, and a choice for each. */
export function CompareDialog({ isOpen, mine, theirs, base, options, onClose, onSave }: CompareDialogProps) {
  const t = useMessages(contentAdminMessages);
  const linesOf = usePartLines(options);
  const [picked, setPicked] = useState<ReadonlyMap<ContentPart, Side>>(new Map());
  const chosen = new Map([...firstChoice(base, mine, theirs), ...picked]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('staleTitle')}
      description={t('staleText')}
      size="lg"
      isDismissable={false}
      footer={
        <Inline gap={3} justify="end">
          <Button onPress={onClose}>{t('backToForm')}</Button>
          <Button tone="primary" onPress={() => onSave(chosen)}>
            {t('saveChosen')}
          </Button>
        </Inline>
      }
    >
      <Stack gap={8}>
        {disagreement(mine, theirs).map((part) => (
          <Stack key={part} as="section" gap={3}>
            <Heading level={3} size="sm">
              {t(partWords[part])}
            </Heading>
            <LineChanges
              before={linesOf(comparedOf(mine), part)}
              after={linesOf(comparedOf(theirs), part)}
              labels={{ before: t('onlyYours'), after: t('onlyTheirs') }}
            />
            <RadioGroup
              label={t('keptOf', { part: t(partWords[part]) })}
              isInline
              value={chosen.get(part) ?? 'mine'}
              options={[
                { value: 'mine', label: t('yours') },
                { value: 'theirs', label: t('theirs') },
              ]}
              onChange={(side) => setPicked(new Map([...picked, [part, side === 'theirs' ? 'theirs' : 'mine']]))}
            />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
