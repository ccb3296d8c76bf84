import type { BrandDocument } from '@portal/rules';
import { type DocumentBrand, logoBox, stylesOf } from './document-brand.ts';
import { documentWords, type DocumentWords } from './document-words.ts';
import { PageWriter } from './page-writer.ts';
import { writeParagraphs } from './write-paragraphs.ts';

const margin = 56;
const gap = 14;

interface Paper {
  title: string;
  parts: readonly { title: string; texts: readonly string[] }[];
}

function paperOf(t: DocumentWords, name: BrandDocument, organisation: string): Paper {
  if (name === 'terms-and-conditions.pdf')
    return {
      title: t('brandTermsTitle'),
      parts: [
        { title: t('brandWhoTitle'), texts: [t('brandWhoText', { organisation })] },
        { title: t('brandHowTitle'), texts: [t('brandHowText', { organisation }), t('brandHowNot')] },
        { title: t('brandEndTitle'), texts: [t('brandEndText', { organisation })] },
      ],
    };
  return {
    title: t('brandGuideTitle'),
    parts: [
      { title: t('brandLogoTitle'), texts: [t('brandLogoText'), t('brandLogoDark')] },
      { title: t('brandSpaceTitle'), texts: [t('brandSpaceText')] },
      { title: t('brandWordsTitle'), texts: [t('brandWordsText', { organisation })] },
    ],
  };
}

/** What members read before they use the organisation's brand. */
export function brandPaper(
  brand: DocumentBrand,
  { name, asOf }: { name: BrandDocument; asOf: Date },
): Promise<Uint8Array> {
  const t = documentWords(brand);
  const { brand: tone, style } = stylesOf(brand);
  const { fullName } = brand.profile;
  const { title, parts } = paperOf(t, name, fullName);
  const page = new PageWriter(brand.fonts, {
    title: `${title}: ${fullName}`,
    author: fullName,
    language: brand.profile.locale,
    layout: 'portrait',
    createdAt: asOf,
  });
  const { doc, root } = page;
  page.decoration(() => doc.rect(0, 0, page.pageWidth, 10).fill(tone));
  const logo = { ...logoBox, x: margin, y: 40 };
  page.figure(root, t('logoAlt', { organisation: fullName }), logo, () =>
    doc.image(Buffer.from(brand.logo), logo.x, logo.y, { fit: [logo.width, logo.height] }),
  );
  const width = page.pageWidth - 2 * margin;
  let y = 110;
  y += page.text(root, 'H1', title, { x: margin, y, width }, style(22, 'bold')) + gap;
  for (const part of parts) y = writeParagraphs(page, brand, { ...part, x: margin, y, width }) + gap;
  return page.finish();
}
