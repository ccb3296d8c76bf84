import { Columns, Heading, Inline, PageLayout, Section, Stack, Switch, Text } from '@portal/ui';
import { useMemo, useState } from 'react';
import { BrandForm, type BrandInput } from './BrandForm.tsx';
import { CopiedText } from './CopiedText.tsx';
import { PairsTable } from './PairsTable.tsx';
import { fontFamilyOf, profileSnippet, themeSnippet } from './profile-snippet.ts';
import { SampleScreens } from './SampleScreens.tsx';
import { ToneNote } from './ToneNote.tsx';
import { tryBrand } from './try-brand.ts';

export interface ThemeTrialProps {
  /** Live screens below; they take a while to load. */
  hasScreens: boolean;
}

const atFirst: BrandInput = {
  brandColor: '#7A1FA2',
  font: '',
  logo: null,
  shortName: 'Riverland Physio',
  fullName: 'Riverland Physiotherapy Association',
  website: 'https://www.riverland.example',
};

/** What an organisation's colour, logo and font make of the portal. */
export function ThemeTrial({ hasScreens }: ThemeTrialProps) {
  const [input, setInput] = useState(atFirst);
  const [isDark, setIsDark] = useState(false);
  const { theme, error } = useMemo(() => tryBrand(input.brandColor), [input.brandColor]);
  const scheme = isDark ? 'dark' : 'light';
  return (
    <PageLayout width="full">
      <Stack gap={10}>
        <Heading level={1}>Theme from a brand colour</Heading>
        <Columns side={<BrandForm value={input} error={error} onChange={setInput} />} sidePosition="start">
          {theme === null ? (
            <Text tone="quiet">The theme shows here when the colour can be read.</Text>
          ) : (
            <Stack gap={8}>
              <Inline>
                <Switch label="Dark" isSelected={isDark} onChange={setIsDark} />
              </Inline>
              <ToneNote theme={theme} scheme={scheme} />
              <Section title="Pairs" description="Everything that is put on something else, the closest first.">
                <PairsTable theme={theme} scheme={scheme} />
              </Section>
              <Section
                title="To take along"
                description="Two files of the folder profiles/; the colours follow from them."
              >
                <CopiedText title="profile.ts" text={profileSnippet(input)} />
                <CopiedText title="theme.css.ts" text={themeSnippet(input)} />
              </Section>
            </Stack>
          )}
        </Columns>
        {hasScreens && theme !== null ? (
          <Section title="On real screens" description="Each is a live story; a press on its name opens it.">
            <SampleScreens
              brand={theme.brand}
              scheme={scheme}
              logo={input.logo}
              fontFamily={input.font.trim() === '' ? null : fontFamilyOf(input.font)}
            />
          </Section>
        ) : null}
      </Stack>
    </PageLayout>
  );
}
