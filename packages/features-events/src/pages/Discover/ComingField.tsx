import { TextField } from '@portal/ui';

/** Stands where a field is still on its way, as tall as it and with its name. */
export function ComingField({ label, placeholder }: { label: string; placeholder: string }) {
  return <TextField label={label} placeholder={placeholder} value="" isReadOnly onChange={() => undefined} />;
}
