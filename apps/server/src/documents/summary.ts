import { completedDateText } from './completed-date.ts';
import { type DocumentBrand, hairline, logoBox, quiet, stylesOf } from './document-brand.ts';
import { documentWords, unitWords } from './document-words.ts';
import { drawQr } from './draw-qr.ts';
import { PageWriter } from './page-writer.ts';
import { goalTable, paragraphsOf } from './plan-lines.ts';
import { amountText, headingLines, requirementRows, standingLines } from './standing-lines.ts';
import { mostRows, type SummaryFacts } from './summary-facts.ts';
import { writeParagraphs } from './write-paragraphs.ts';
import { type Column, writeTable } from './write-table.ts';

const margin = 48;
const qrSize = 76;

/** The summary of a period: what is asked, what is done, and each record. */
export async function summary(brand: DocumentBrand, facts: SummaryFacts): Promise<Uint8Array> {
  const t = documentWords(brand);
  const page = new PageWriter(brand.fonts, {
    title: `${t('summaryTitle')}: ${facts.holder}`,
    author: brand.profile.fullName,
    language: brand.profile.locale,
    layout: 'portrait',
    createdAt: facts.asOf,
  });
  let y = writeHead(page, brand, facts);
  y = await writeRequirements(page, brand, facts, y + 18);
  y = await writeGoals(page, brand, facts, y);
  y = await writeRecords(page, brand, facts, y + 18);
  writeReflection(page, brand, facts, y + 18);
  numberPages(page, brand, facts);
  return page.finish();
}

function writeHead(
  page: PageWriter,
  brand: DocumentBrand,
  { holder, pack, standing, plan, proof, asOf }: SummaryFacts,
): number {
  const t = documentWords(brand);
  const { brand: tone, style } = stylesOf(brand);
  const heading = headingLines(t, pack, standing);
  const width = page.pageWidth - 2 * margin;
  const { doc, root } = page;
  page.decoration(() => doc.rect(0, 0, page.pageWidth, 10).fill(tone));
  const logo = { ...logoBox, x: margin, y: 34 };
  page.figure(root, t('logoAlt', { organisation: brand.profile.fullName }), logo, () =>
    doc.image(Buffer.from(brand.logo), logo.x, logo.y, { fit: [logo.width, logo.height] }),
  );
  if (proof !== null) {
    const qr = { x: margin + width - qrSize, y: 26, width: qrSize, height: qrSize };
    page.figure(root, t('qrAlt', { address: proof.verifyUrl }), qr, () =>
      drawQr(doc, proof.verifyUrl, { x: qr.x, y: qr.y, size: qrSize }),
    );
  }
  let y = 96;
  const write = (tag: 'H1' | 'H2' | 'P', text: string, look: ReturnType<typeof style>) => {
    y += page.text(root, tag, text, { x: margin, y, width }, look);
  };
  write('H1', t('summaryTitle'), style(22, 'bold'));
  write('P', holder, style(14, 'bold'));
  write('P', heading.period, style(11, 'regular', quiet));
  if (proof !== null) write('P', t('check', { address: proof.verifyUrl }), style(8, 'regular', quiet));
  y += 10;
  write('P', heading.progress, style(14, 'bold', tone));
  page.decoration(() => {
    doc.roundedRect(margin, y + 4, width, 8, 4).fill(hairline);
    if (standing.percent > 0) doc.roundedRect(margin, y + 4, (width * standing.percent) / 100, 8, 4).fill(tone);
  });
  y += 22;
  for (const line of standingLines(brand, { pack, standing, asOf, plan: plan && standing.plan }))
    write('P', line, style(10));
  return y;
}

function writeRequirements(page: PageWriter, brand: DocumentBrand, { pack, standing }: SummaryFacts, y: number) {
  const t = documentWords(brand);
  const width = page.pageWidth - 2 * margin;
  const columns: Column[] = [
    { title: t('requirement'), width: width * 0.6 },
    { title: t('done'), width: width * 0.2 },
    { title: t('required'), width: width * 0.2 },
  ];
  const rows = requirementRows(t, pack, standing);
  return writeTable(page, brand, { title: t('requirements'), columns, rows, x: margin, y });
}

async function writeRecords(
  page: PageWriter,
  brand: DocumentBrand,
  { pack, records, recordsCount }: SummaryFacts,
  y: number,
): Promise<number> {
  const t = documentWords(brand);
  const { style } = stylesOf(brand);
  const width = page.pageWidth - 2 * margin;
  const columns: Column[] = [
    { title: t('completedDate'), width: width * 0.16 },
    { title: t('title'), width: width * 0.26 },
    { title: t('category'), width: width * 0.14 },
    { title: t('domain'), width: width * 0.12 },
    { title: t('presenter'), width: width * 0.13 },
    { title: unitWords(t, pack).label, width: width * 0.08 },
    { title: t('confirmed'), width: width * 0.11 },
  ];
  const rows = records
    .slice(0, mostRows)
    .map((one) => [
      completedDateText(one.completedAt, brand.profile.timeZone),
      one.title,
      one.category,
      one.domain,
      one.presenter,
      amountText(t, pack, one.minutes),
      t(one.isConfirmed ? 'yes' : 'no'),
    ]);
  const below = await writeTable(page, brand, { title: t('records'), columns, rows, x: margin, y });
  const left = recordsCount - rows.length;
  if (left === 0) return below;
  const place = { x: margin, y: below + 6, width };
  return place.y + page.text(page.root, 'P', t('more', { n: left }), place, style(9, 'regular', quiet));
}

async function writeGoals(page: PageWriter, brand: DocumentBrand, { plan }: SummaryFacts, y: number): Promise<number> {
  if (plan === null || plan.goals.length === 0) return y;
  const width = page.pageWidth - 2 * margin;
  const { title, heads, rows } = goalTable(brand.profile, plan);
  const shares = [0.34, 0.34, 0.16, 0.16];
  const columns = heads.map((head, at): Column => ({ title: head, width: width * (shares[at] ?? 0) }));
  return writeTable(page, brand, { title, columns, rows, x: margin, y: y + 18 });
}

function writeReflection(page: PageWriter, brand: DocumentBrand, { plan }: SummaryFacts, y: number): void {
  const width = page.pageWidth - 2 * margin;
  if (plan === null) {
    const { style } = stylesOf(brand);
    const place = { x: margin, y, width };
    page.text(page.root, 'P', documentWords(brand)('planNotKept'), place, style(9, 'regular', quiet));
    return;
  }
  const texts = paragraphsOf(plan.reflection);
  if (texts.length === 0) return;
  writeParagraphs(page, brand, { title: documentWords(brand)('reflection'), texts, x: margin, y, width });
}

function numberPages(page: PageWriter, brand: DocumentBrand, { asOf }: SummaryFacts): void {
  const t = documentWords(brand);
  const { style } = stylesOf(brand);
  const { start, count } = page.doc.bufferedPageRange();
  const date = completedDateText(asOf, brand.profile.timeZone);
  for (let at = start; at < start + count; at += 1) {
    page.doc.switchToPage(at);
    const place = { x: margin, y: page.pageHeight - 34, width: page.pageWidth - 2 * margin };
    const note = [brand.profile.fullName, t('asOf', { date }), t('page', { page: at + 1, pages: count })].join(' · ');
    page.pageNote(note, place, style(8, 'regular', quiet));
  }
}
