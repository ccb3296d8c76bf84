import { type TextEncoding, textEncodings, useMessages } from '@portal/kit';
import { Grid, Select } from '@portal/ui';
import { cpdMessages } from '../../messages.ts';
import { oneOf } from './one-of.ts';

interface EncodingFieldProps {
  encoding: TextEncoding;
  onEncoding: (encoding: TextEncoding) => void;
}

/** How the characters of a file are written: whoever cannot read it needs this first. */
export function EncodingField({ encoding, onEncoding }: EncodingFieldProps) {
  const t = useMessages(cpdMessages);
  return (
    <Grid minColumn="sm" gap={4}>
      <Select
        label={t('encoding')}
        description={t('encodingHint')}
        value={encoding}
        options={textEncodings.map((one) => ({ value: one, label: t(`encoding.${one}`) }))}
        onChange={(chosen) => onEncoding(oneOf(textEncodings, chosen))}
      />
    </Grid>
  );
}
