import { useMessages } from '@portal/kit';
import { Button, Dialog, Inline, RadioGroup, Stack } from '@portal/ui';
import { useState } from 'react';
import { eventsDeskMessages } from '../../messages.ts';
import type { WrittenEvent } from './event-form-fields.ts';
import { differences, firstChoice, type Side } from './two-states.ts';
import type { DeskOptions } from '../../model/use-desk-options.ts';
import { useValueWords } from '../../model/use-value-words.ts';
import { fieldWord, valueText } from '../../model/value-words.ts';

export interface CompareDialogProps {
  isOpen: boolean;
  mine: WrittenEvent;
  theirs: WrittenEvent;
  /** What both began with, where it is known. */
  base: WrittenEvent | null;
  options: DeskOptions;
  onClose: () => void;
  onSave: (chosen: ReadonlyMap<string, Side>) => void;
}

/** Both states of an event field by field, and a choice for each. */
export function CompareDialog({ isOpen, mine, theirs, base, options, onClose, onSave }: CompareDialogProps) {
  const t = useMessages(eventsDeskMessages);
  const words = useValueWords(options);
  const [picked, setPicked] = useState<ReadonlyMap<string, Side>>(new Map());
  const chosen = new Map([...firstChoice(base, theirs, mine), ...picked]);
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
      <Stack gap={6}>
        {differences(theirs, mine).map(({ field, before, after }) => (
          <RadioGroup
            key={field}
            label={t(fieldWord(field))}
            value={chosen.get(field) ?? 'mine'}
            options={[
              { value: 'mine', label: t('yours'), description: valueText(after, words) },
              { value: 'theirs', label: t('theirs'), description: valueText(before, words) },
            ]}
            onChange={(side) => setPicked(new Map([...picked, [field, side === 'theirs' ? 'theirs' : 'mine']]))}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
