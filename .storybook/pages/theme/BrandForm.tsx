import { Stack, Text, TextField } from '@portal/ui';
import { useId, type ChangeEvent } from 'react';
import type { NewProfile } from './profile-snippet.ts';

export interface BrandInput extends NewProfile {
  /** As a data address. */
  logo: string | null;
}

interface BrandFormProps {
  value: BrandInput;
  /** What is wrong with the colour. */
  error: string | null;
  onChange: (value: BrandInput) => void;
}

/** What a designer knows of an organisation. */
export function BrandForm({ value, error, onChange }: BrandFormProps) {
  const set = (change: Partial<BrandInput>) => onChange({ ...value, ...change });
  return (
    <Stack gap={5}>
      <TextField
        label="Brand colour"
        description="Any CSS colour"
        value={value.brandColor}
        error={error}
        onChange={(brandColor) => set({ brandColor })}
      />
      <LogoField onChange={(logo) => set({ logo })} />
      <TextField
        label="Font"
        description="A family that this device has, such as Georgia. Left empty it is Manrope."
        value={value.font}
        onChange={(font) => set({ font })}
      />
      <TextField label="Short name" value={value.shortName} onChange={(shortName) => set({ shortName })} />
      <TextField label="Full name" value={value.fullName} onChange={(fullName) => set({ fullName })} />
      <TextField label="Website" value={value.website} onChange={(website) => set({ website })} />
    </Stack>
  );
}

function LogoField({ onChange }: { onChange: (logo: string | null) => void }) {
  const id = useId();
  const read = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file === undefined) return onChange(null);
    const reader = new FileReader();
    reader.addEventListener('load', () => onChange(typeof reader.result === 'string' ? reader.result : null));
    reader.readAsDataURL(file);
  };
  return (
    <Stack gap={1}>
      <label htmlFor={id}>
        <Text size="sm" weight="semibold">
          Logo
        </Text>
      </label>
      <input id={id} type="file" accept="image/svg+xml,image/png" onChange={read} />
    </Stack>
  );
}
