import { useMessages } from '@portal/kit';
import { MultiSelect } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';
import type { OptionsView } from './use-discover-options.ts';

interface LazyMultiSelectProps {
  label: string;
  placeholder: string;
  options: OptionsView;
  value: readonly string[];
  /** Somebody turns to it: its options are needed. */
  onWanted: () => void;
  onChange: (value: string[]) => void;
}

/** A multi-select whose options are loaded lazily, when somebody turns to it. */
export function LazyMultiSelect({ options, onWanted, ...field }: LazyMultiSelectProps) {
  const t = useMessages(eventsMessages);
  const listed = options.state === 'ready' ? options.data : [];
  const isKnown = (id: string) => listed.some((option) => option.id === id);
  // What is chosen stays chosen while its name is on its way.
  const unnamed = field.value.filter((id) => !isKnown(id)).map((id) => ({ value: id, label: id }));
  const none = { loading: t('loadingOptions'), failed: t('optionsFailed'), forbidden: t('optionsFailed') };
  return (
    <div onFocus={onWanted} onPointerEnter={onWanted}>
      <MultiSelect
        {...field}
        hasChips={false}
        options={[...unnamed, ...listed.map(({ id, label }) => ({ value: id, label }))]}
        labels={options.state in none ? { none: none[options.state as keyof typeof none] } : {}}
      />
    </div>
  );
}
