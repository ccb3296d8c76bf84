import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { RadioGroup } from '../../fields/RadioGroup/RadioGroup.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import type { ComparedPart, ComparedSide, StaleNoticeLabels } from './compared-part.ts';

export interface CompareDialogProps<Id extends string> {
  isOpen: boolean;
  parts: readonly ComparedPart<Id>[];
  labels: StaleNoticeLabels;
  onClose: () => void;
  onSave: (chosen: ReadonlyMap<Id, ComparedSide>) => void;
}

/** Both states part by part, and a choice for each. What is picked is there again where the dialog was closed meanwhile. */
export function CompareDialog<Id extends string>({ isOpen, parts, labels, onClose, onSave }: CompareDialogProps<Id>) {
  const [picked, setPicked] = useState<ReadonlyMap<Id, ComparedSide>>(new Map());
  const chosen = new Map(parts.map(({ id, first }) => [id, picked.get(id) ?? first]));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={labels.title}
      description={labels.question}
      size="lg"
      isDismissable={false}
      footer={
        <Inline gap={3} justify="end">
          <Button onPress={onClose}>{labels.back}</Button>
          <Button tone="primary" onPress={() => onSave(chosen)}>
            {labels.save}
          </Button>
        </Inline>
      }
    >
      <Stack gap={6}>
        {parts.map(({ id, label, says, comparison }) => (
          <Stack key={id} gap={3}>
            {comparison}
            <RadioGroup
              label={label}
              isInline={says === undefined}
              value={chosen.get(id) ?? null}
              options={[
                { value: 'mine', label: labels.mine, description: says?.mine },
                { value: 'theirs', label: labels.theirs, description: says?.theirs },
              ]}
              onChange={(side) => setPicked(new Map([...picked, [id, side === 'theirs' ? 'theirs' : 'mine']]))}
            />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
