import { distances } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { LazySelect } from '@portal/ui';
import { directoryMessages } from '../../messages.ts';
import type { Nearness } from '../../model/nearness.ts';

interface WithinFieldProps {
  value: Nearness['within'];
  onChange: (within: Nearness['within']) => void;
}

/** How far away. */
export function WithinField({ value, onChange }: WithinFieldProps) {
  const t = useMessages(directoryMessages);
  return (
    <LazySelect
      label={t('within')}
      value={value}
      options={distances.map((one) => ({ value: one, label: t('kilometres', { n: Number(one) }) }))}
      onChange={(chosen) => onChange(distances.find((one) => one === chosen) ?? value)}
    />
  );
}
