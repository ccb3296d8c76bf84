import { calls, useAction } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Button, Dialog, Inline, SortableList, Stack } from '@portal/ui';
import { useState } from 'react';
import { hostMessages } from '../messages.ts';

export interface ArrangedSection {
  /** `news.latestNews` */
  name: string;
  title: string;
  isBeside: boolean;
}

export interface ArrangeHomeProps {
  /** As they stand. */
  sections: readonly ArrangedSection[];
  onClose: () => void;
}

/** Puts the sections of the home page in an order of one's own: by dragging, by keyboard, or a step at a time with buttons. */
export function ArrangeHome({ sections, onClose }: ArrangeHomeProps) {
  const t = useMessages(hostMessages);
  const [main, setMain] = useState(() => sections.filter(({ isBeside }) => !isBeside));
  const [beside, setBeside] = useState(() => sections.filter(({ isBeside }) => isBeside));
  const saving = useAction(calls.home.saveOrder, {
    success: t('homeArranged'),
    failure: (problem) => ({ text: t('homeArrangeFailed'), description: problem.message }),
    invalidates: [calls.home.order],
  });

  async function save(order: readonly ArrangedSection[]) {
    try {
      await saving.run({ body: { sections: order.map(({ name }) => name) } });
      onClose();
    } catch {
      // The toast is the action's, and the order stays here to be saved again.
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('arrangeHome')}
      isPending={saving.isPending}
      footer={
        <Inline gap={2}>
          <Button tone="primary" isPending={saving.isPending} onPress={() => void save([...main, ...beside])}>
            {t('save')}
          </Button>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button tone="quiet" onPress={() => void save([])}>
            {t('homeAsAtFirst')}
          </Button>
        </Inline>
      }
    >
      <Stack gap={6}>
        <Column label={t('homeSections')} sections={main} onReorder={setMain} />
        <Column label={t('homeSectionsBeside')} sections={beside} onReorder={setBeside} />
      </Stack>
    </Dialog>
  );
}

interface ColumnProps {
  label: string;
  sections: ArrangedSection[];
  onReorder: (sections: ArrangedSection[]) => void;
}

function Column({ label, sections, onReorder }: ColumnProps) {
  if (sections.length === 0) return null;
  return (
    <SortableList
      label={label}
      items={sections.map(({ name, title }) => ({ id: name, label: title }))}
      onReorder={(names) => onReorder(names.flatMap((id) => sections.filter(({ name }) => name === id)))}
    />
  );
}
