import { Grid, Stack, Text } from '@portal/ui';
import type { SchemeName, Theme } from '@portal/ui/theme';
import { swatch } from '../pages.css.ts';
import { readableTone } from './try-brand.ts';

interface ToneNoteProps {
  theme: Theme;
  scheme: SchemeName;
}

/** What became of the colour so that it can be read. */
export function ToneNote({ theme, scheme }: ToneNoteProps) {
  const tone = readableTone(theme, scheme);
  const colors = [
    ['As it was given', theme.brand],
    ['Filled buttons', tone.solid],
    ['Links and selected places', tone.text],
    ['Soft ground', theme[scheme].brandSoft],
  ] as const;
  const other = scheme === 'dark' ? 'a lighter tone' : 'a darker tone';
  return (
    <Stack gap={4}>
      <Text isMeasured>
        White on this colour has a contrast of {tone.withWhite.toFixed(1)} : 1.{' '}
        {tone.isChanged
          ? `Buttons and text take ${other} of it, with ${tone.onSolid.toFixed(1)} : 1; the colour itself stays for large surfaces.`
          : 'Buttons take it as it is.'}
      </Text>
      <Grid minColumn="xs">
        {colors.map(([name, color]) => (
          <Stack key={name} gap={1}>
            <div className={swatch} style={{ background: color }} />
            <Text size="sm">{name}</Text>
            <Text size="xs" tone="quiet">
              {color}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}
