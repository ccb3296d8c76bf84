import { Button, Stack } from '@portal/ui';
import type { SchemeName, Theme } from '@portal/ui/theme';
import { useState } from 'react';
import { cell, pair, scroll, table } from '../pages.css.ts';
import { pairsOf } from './try-brand.ts';

interface PairsTableProps {
  theme: Theme;
  scheme: SchemeName;
}

type Measured = ReturnType<typeof pairsOf>[number];
const firstShown = 8;

/** Every pair with its contrast; the closest are shown at once. */
export function PairsTable({ theme, scheme }: PairsTableProps) {
  const [areAllShown, setAllShown] = useState(false);
  const pairs = pairsOf(theme, scheme);
  return (
    <Stack gap={3}>
      <Rows pairs={areAllShown ? pairs : pairs.slice(0, firstShown)} label="Pairs and their contrast" />
      {areAllShown ? null : <Button onPress={() => setAllShown(true)}>Show all {pairs.length} pairs</Button>}
    </Stack>
  );
}

function Rows({ pairs, label }: { pairs: readonly Measured[]; label: string }) {
  return (
    <div className={scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            <th className={cell}>Sample</th>
            <th className={cell}>Pair</th>
            <th className={cell}>Contrast</th>
            <th className={cell}>Needs</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ front, back, least, contrast, frontColor, backColor }) => (
            <tr key={`${front} ${back}`}>
              <td className={cell}>
                <div className={pair} style={{ color: frontColor, background: backColor }} aria-hidden>
                  {least === 3 ? '●' : 'Aa'}
                </div>
              </td>
              <td className={cell}>
                {front} on {back}
              </td>
              <td className={cell}>{contrast.toFixed(2)}</td>
              <td className={cell}>{least}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
