import { useMessages } from '@portal/kit';
import { Button, Divider, IconCheck, IconPlus, Spread, Stack, Text } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';
import type { PreferenceItem } from './use-preferences.ts';

export interface PreferenceListProps {
  label: string;
  items: readonly PreferenceItem[];
  /** What the button of an item says that is not added. */
  addLabel: string;
  busy: ReadonlySet<string>;
  onToggle: (item: PreferenceItem) => void;
}

/** Items with a button each, which says what pressing it does. */
export function PreferenceList({ label, items, addLabel, busy, onToggle }: PreferenceListProps) {
  const t = useMessages(settingsMessages);
  return (
    <Stack as="ul" gap={3} label={label}>
      {items.map((item) => {
        const { segmentId, segmentName: name, isAdded } = item;
        const words = isAdded ? t('removeFromList') : addLabel;
        return (
          <Stack as="li" key={segmentId} gap={3}>
            <Spread>
              <Text weight={isAdded ? 'semibold' : 'regular'}>{name}</Text>
              <Button
                size="sm"
                icon={isAdded ? IconCheck : IconPlus}
                label={t('actionOn', { action: words, name })}
                isPending={busy.has(segmentId)}
                onPress={() => onToggle(item)}
              >
                {words}
              </Button>
            </Spread>
            <Divider />
          </Stack>
        );
      })}
    </Stack>
  );
}
