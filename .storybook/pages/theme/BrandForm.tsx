import { Button, IconUpload, Inline, Stack, Text, TextField } from '@portal/ui';
import { useRef, useState } from 'react';
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
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string | null>(null);
  const read = (file: File | undefined) => {
    setName(file?.name ?? null);
    if (file === undefined) return onChange(null);
    const reader = new FileReader();
    reader.addEventListener('load', () => onChange(typeof reader.result === 'string' ? reader.result : null));
    reader.readAsDataURL(file);
  };
  const remove = () => {
    if (input.current) input.current.value = '';
    read(undefined);
  };
  return (
    <Stack gap={1}>
      <Text size="sm" weight="semibold">
        Logo
      </Text>
      <Inline gap={2}>
        <Button icon={IconUpload} onPress={() => input.current?.click()}>
          {name === null ? 'Choose a logo' : 'Choose another logo'}
        </Button>
        {name === null ? null : (
          <Button tone="quiet" onPress={remove}>
            Remove {name}
          </Button>
        )}
      </Inline>
      <Text size="sm" tone="quiet">
        SVG or PNG. It stays on this device.
      </Text>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/svg+xml,image/png"
        onChange={({ target }) => read(target.files?.[0])}
      />
    </Stack>
  );
}
