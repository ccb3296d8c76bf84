import { brandDocuments, brandLogos } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { Grid, Heading, lazyComponent, PageLayout, Section, Skeleton, Stack, Text } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';
import { LogoTile } from './LogoTile.tsx';

/** Its reader weighs more than the page. */
const PdfViewer = lazyComponent(() =>
  import('@portal/ui/pdf-viewer').then((module) => ({ default: module.PdfViewer })),
);

export interface BrandAssetsScreenProps {
  hrefOf: (file: string) => string;
}

const titles = {
  'terms-and-conditions.pdf': 'brandTerms',
  'branding-guidelines.pdf': 'brandGuidelines',
} as const;

export function BrandAssetsScreen({ hrefOf }: BrandAssetsScreenProps) {
  const t = useMessages(settingsMessages);
  return (
    <PageLayout
      width="small"
      header={
        <Stack gap={2}>
          <Heading level={1} isFocusable>
            {t('brandAssetsPageTitle')}
          </Heading>
          <Text tone="quiet">{t('brandAssetsIntro')}</Text>
        </Stack>
      }
    >
      <Stack gap={8}>
        {brandDocuments.map((file) => (
          <Section key={file} title={t(titles[file])}>
            <PdfViewer
              url={hrefOf(file)}
              name={file}
              labels={{ failed: t('pdfFailed'), tools: t('toolsOf', { title: t(titles[file]) }) }}
              fallback={<Skeleton lines={16} />}
              onError={{ title: t('pdfFailed') }}
            />
          </Section>
        ))}
        <Section title={t('brandLogos')}>
          <Grid minColumn="sm" gap={4}>
            {brandLogos.map((file) => (
              <LogoTile key={file} file={file} href={hrefOf(file)} />
            ))}
          </Grid>
        </Section>
      </Stack>
    </PageLayout>
  );
}
