import { Grid, Link, Stack } from '@portal/ui';
import type { SchemeName } from '@portal/ui/theme';
import { placeOf } from '../frame/story-address.ts';
import { StoryFrame } from '../frame/StoryFrame.tsx';
import { sampleScreens } from './sample-screens.ts';

interface SampleScreensProps {
  brand: string;
  scheme: SchemeName;
  logo: string | null;
  fontFamily: string | null;
}

/** Real screens in a brand that no profile has: one variable of plain CSS, as an embedder would set it. */
export function SampleScreens(props: SampleScreensProps) {
  const css = brandCss(props);
  return (
    <Grid minColumn="lg" gap={6} as="ul">
      {sampleScreens.map(([storyId, title]) => (
        <li key={storyId}>
          <Stack gap={2}>
            <Link href={placeOf(storyId)} target="_blank" isStandalone>
              {title}
            </Link>
            <StoryFrame storyId={storyId} title={title} css={css} globals={{ scheme: props.scheme }} />
          </Stack>
        </li>
      ))}
    </Grid>
  );
}

/** The logo stands in for the organisation's own, which is the only decorative picture of that height. */
function brandCss({ brand, logo, fontFamily }: SampleScreensProps): string {
  const rules = [`--portal-color-brand: ${brand};`];
  if (fontFamily !== null) rules.push(`--portal-font-family: ${fontFamily};`);
  const picture = logo === null ? '' : `.portal-root img[alt=""][height="36"] { content: url("${logo}"); }`;
  return `.portal-root { ${rules.join(' ')} }\n${picture}`;
}
