import { Grid, PageLayout, PortalRoot, Section, Stack, Text } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cell, code, scroll, swatch, table } from '../pages.css.ts';
import { liveColors } from './live-color.ts';
import { systemColors, tokenNames } from './token-names.ts';
import { useLive } from './use-live.ts';

type Values = Readonly<Record<string, string>>;

function valuesIn(element: HTMLElement): Values {
  const style = getComputedStyle(element);
  const all = tokenNames().flatMap(([group, names]) => {
    const values =
      group === 'color' ? liveColors(element, names) : names.map((name) => style.getPropertyValue(name).trim());
    return names.map((name, at) => [name, values[at] ?? '']);
  });
  return Object.fromEntries(all);
}

/** Reads the tokens in the theme around it, inside a root of the given scheme. */
function useScheme(theme: string, scheme: 'light' | 'dark') {
  const { ref, value } = useLive(valuesIn);
  const probe = (
    <div hidden>
      <PortalRoot theme={theme} scheme={scheme}>
        <div ref={ref} />
      </PortalRoot>
    </div>
  );
  return { probe, values: value ?? {} };
}

function Value({ name, value = '' }: { name: string; value?: string | undefined }) {
  return (
    <td className={cell} data-value={value}>
      {name.includes('-color-') ? <div className={swatch} style={{ background: value }} /> : null}
      <span className={code}>{value}</span>
    </td>
  );
}

interface TokensProps {
  theme: string;
  /** All when left out. */
  groups?: readonly string[];
}

function Tokens({ theme, groups }: TokensProps) {
  const light = useScheme(theme, 'light');
  const dark = useScheme(theme, 'dark');
  const shown = tokenNames().filter(([group]) => groups?.includes(group) ?? true);
  return (
    <PageLayout>
      {light.probe}
      {dark.probe}
      <Stack gap={10}>
        {shown.map(([group, names]) => (
          <Section key={group} title={group}>
            <div className={scroll} role="region" aria-label={`Tokens of ${group}`} tabIndex={0}>
              <table className={table}>
                <thead>
                  <tr>
                    <th className={cell}>Variable</th>
                    <th className={cell}>Light</th>
                    <th className={cell}>Dark</th>
                  </tr>
                </thead>
                <tbody>
                  {names.map((name) => (
                    <tr key={name}>
                      <td className={cell}>
                        <span className={code}>{name}</span>
                      </td>
                      <Value name={name} value={light.values[name]} />
                      <Value name={name} value={dark.values[name]} />
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </Section>
        ))}
        <Section
          title="Forced colours"
          description="When a system sets its own colours, none of ours are painted. These stand in, as they are on this device now."
        >
          <Grid minColumn="sm">
            {systemColors.map(([name, what]) => (
              <Stack key={name} gap={1}>
                <div className={swatch} style={{ background: name }} />
                <Text size="sm">{name}</Text>
                <Text size="xs" tone="quiet">
                  {what}
                </Text>
              </Stack>
            ))}
          </Grid>
        </Section>
      </Stack>
    </PageLayout>
  );
}

const meta = { title: 'Foundations/Tokens', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every variable that a theme or an embedder may set, with what it is worth now. Tested below in a part. */
export const All: Story = {
  tags: ['!test'],
  render: (_args, { globals }) => <Tokens theme={String(globals.profile)} key={String(globals.profile)} />,
};

export const Durations: Story = {
  render: (_args, { globals }) => <Tokens theme={String(globals.profile)} groups={['duration', 'ease', 'radius']} />,
  play: async ({ canvasElement }) => {
    const values = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-value]')];
    await waitFor(() => expect(values().length).toBeGreaterThan(10));
    await waitFor(() => expect(values().filter(({ dataset }) => dataset.value === '')).toEqual([]));
  },
};
