import { useMessages } from '@portal/kit';
import { Button, Dialog, Inline, RadioGroup, Stack } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { PartVersions } from '../PartVersions/PartVersions.tsx';
import type { Side } from './sides.ts';

/** What two versions say of one part. */
export interface DifferingPart<Part extends string> {
  part: Part;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
}

export interface TwoVersionsDialogProps<Part extends string> {
  isOpen: boolean;
  differing: readonly DifferingPart<Part>[];
  /** What is chosen at first. */
  first: ReadonlyMap<Part, Side>;
  onSave: (sides: ReadonlyMap<Part, Side>) => void;
  /** Goes on writing, with what is chosen. */
  onMerge: (sides: ReadonlyMap<Part, Side>) => void;
  onClose: () => void;
}

/** Two versions beside each other, part by part, and a choice of what is kept. */
export function TwoVersionsDialog<Part extends string>(props: TwoVersionsDialogProps<Part>) {
  const { differing, first } = props;
  const t = useMessages(communitiesMessages);
  const [picked, setPicked] = useState<ReadonlyMap<Part, Side>>(new Map());
  const sides = new Map([...first, ...picked]);

  function pickAll(side: Side) {
    setPicked(new Map(differing.map(({ part }) => [part, side])));
  }

  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={t('versionsTitle')}
      description={t('versionsText')}
      size="lg"
      isDismissable={false}
      footer={
        <Inline gap={3} justify="end">
          <Button tone="quiet" onPress={props.onClose}>
            {t('backToMyText')}
          </Button>
          <Button onPress={() => props.onMerge(sides)}>{t('mergeByHand')}</Button>
          <Button tone="primary" onPress={() => props.onSave(sides)}>
            {t('saveChosen')}
          </Button>
        </Inline>
      }
    >
      <Stack gap={6}>
        <Inline gap={3}>
          <Button size="sm" onPress={() => pickAll('mine')}>
            {t('keepAllMine')}
          </Button>
          <Button size="sm" onPress={() => pickAll('theirs')}>
            {t('takeAllTheirs')}
          </Button>
        </Inline>
        {differing.map((each) => (
          <PartChoice
            key={each.part}
            {...each}
            side={sides.get(each.part) ?? 'mine'}
            onPick={(side) => setPicked(new Map([...picked, [each.part, side]]))}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

interface PartChoiceProps extends Omit<DifferingPart<string>, 'part'> {
  side: Side;
  onPick: (side: Side) => void;
}

function PartChoice({ label, mine, theirs, side, onPick }: PartChoiceProps) {
  const t = useMessages(communitiesMessages);
  return (
    <PartVersions
      name={label}
      versions={[
        { label: t('yours'), content: mine },
        { label: t('theirs'), content: theirs },
      ]}
    >
      <RadioGroup
        label={t('keptOfPart', { part: label })}
        isInline
        value={side}
        options={[
          { value: 'mine', label: t('yours') },
          { value: 'theirs', label: t('theirs') },
        ]}
        onChange={(value) => onPick(value === 'theirs' ? 'theirs' : 'mine')}
      />
    </PartVersions>
  );
}
