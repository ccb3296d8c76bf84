import { audiences, type Audience, type PrivateField } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { RadioGroup } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';
import { fieldLabels } from './field-labels.ts';

interface ChoiceFieldProps {
  field: PrivateField;
  value: Audience;
  /** Left out where it is only read. */
  onChange?: (audience: Audience) => void;
}

/** Whom somebody shows one thing of themself. */
export function ChoiceField({ field, value, onChange }: ChoiceFieldProps) {
  const t = useMessages(settingsMessages);
  function choose(chosen: string) {
    const audience = audiences.find((one) => one === chosen);
    if (audience !== undefined) onChange?.(audience);
  }
  return (
    <RadioGroup
      label={t(fieldLabels[field])}
      value={value}
      onChange={choose}
      options={audiences.map((audience) => ({ value: audience, label: t(audience) }))}
      isReadOnly={onChange === undefined}
      isInline
    />
  );
}
