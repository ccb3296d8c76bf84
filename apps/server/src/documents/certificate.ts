import type { RulePack } from '@portal/rules';
import { completedDateText } from './completed-date.ts';
import { type DocumentBrand, hairline, logoBox, quiet, stylesOf } from './document-brand.ts';
import { documentWords, unitWords } from './document-words.ts';
import { drawQr } from './draw-qr.ts';
import { PageWriter } from './page-writer.ts';
import { amountText } from './standing-lines.ts';

export interface CertificateFacts {
  number: string;
  /** Where a stranger checks it. */
  verifyUrl: string;
  holder: string;
  title: string;
  minutes: number;
  pack: Pick<RulePack, 'unit'>;
  category: string;
  presenter: string;
  domain: string;
  completedAt: Date | null;
  /** The organisation has seen it itself, by attendance or a course, or has accepted it in an audit; else it says what the member has recorded. */
  isConfirmed: boolean;
  issuedAt: Date;
}

const margin = 64;
const qrSize = 104;
/** What has room between the title and the foot of the page. */
const mostOfAFact = 160;

/** A certificate of one record, a page in the brand of the organisation. */
export function certificate(brand: DocumentBrand, facts: CertificateFacts): Promise<Uint8Array> {
  const t = documentWords(brand);
  const { profile } = brand;
  const { isConfirmed } = facts;
  const { brand: own, style } = stylesOf(brand);
  // What the organisation has not confirmed does not wear its colour.
  const tone = isConfirmed ? own : quiet;
  const heading = t(isConfirmed ? 'certificateTitle' : 'recordTitle');
  const page = new PageWriter(brand.fonts, {
    title: `${heading}: ${facts.title}`,
    author: profile.fullName,
    language: profile.locale,
    layout: 'landscape',
    createdAt: facts.issuedAt,
  });
  const { doc, root } = page;
  const width = page.pageWidth - 2 * margin;
  if (isConfirmed) page.decoration(() => doc.rect(0, 0, 16, page.pageHeight).fill(tone));
  const logo = { ...logoBox, x: margin, y: 52 };
  page.figure(root, t('logoAlt', { organisation: profile.fullName }), logo, () =>
    doc.image(Buffer.from(brand.logo), logo.x, logo.y, { fit: [logo.width, logo.height] }),
  );
  let y = 132;
  const write = (tag: 'H1' | 'P', text: string, size: number, look: Parameters<typeof style>[1], color?: string) => {
    y += page.text(root, tag, text, { x: margin, y, width }, style(size, look, color));
  };
  write('H1', heading, 15, 'bold', tone);
  y += 10;
  write('P', t(isConfirmed ? 'certifies' : 'keeps', { organisation: profile.fullName }), 12, 'regular', quiet);
  write('P', facts.holder, fitting(facts.holder, 30, 40), 'bold');
  y += 2;
  write('P', t(isConfirmed ? 'hasCompleted' : 'hasRecorded'), 12, 'regular', quiet);
  write('P', facts.title, fitting(facts.title, 21, 60), 'bold');
  writeFacts(page, brand, facts, Math.max(y + 18, 318));
  writeFoot(page, brand, facts);
  return page.finish();
}

/** A long text is set smaller, so that the page stays one. */
function fitting(text: string, size: number, comfortable: number): number {
  if (text.length <= comfortable) return size;
  return text.length <= 3 * comfortable ? Math.round(size * 0.7) : 10;
}

function writeFacts(page: PageWriter, brand: DocumentBrand, facts: CertificateFacts, y: number): void {
  const t = documentWords(brand);
  const { style } = stylesOf(brand);
  const cells: (readonly [label: string, value: string, share: number])[] = [
    [unitWords(t, facts.pack).label, amountText(t, facts.pack, facts.minutes), 0.5],
    [t('completedDate'), completedDateText(facts.completedAt, brand.profile.timeZone), 1.5],
    [t('category'), facts.category, 1],
    [t('domain'), facts.domain, 1],
    [t('presenter'), facts.presenter, 1],
  ];
  const filled = cells.filter(([, value]) => value !== '');
  const gap = 16;
  const shares = filled.reduce((sum, [, , share]) => sum + share, 0);
  const room = page.pageWidth - 2 * margin - gap * (filled.length - 1);
  let x = margin;
  for (const [label, value, share] of filled) {
    const width = (room * share) / shares;
    const below = page.text(page.root, 'P', label, { x, y, width }, style(9, 'regular', quiet));
    const size = value.length > 60 ? 8 : 11;
    page.text(page.root, 'P', value.slice(0, mostOfAFact), { x, y: y + below, width }, style(size, 'bold'));
    x += width + gap;
  }
}

function writeFoot(page: PageWriter, brand: DocumentBrand, facts: CertificateFacts): void {
  const t = documentWords(brand);
  const { style } = stylesOf(brand);
  const { doc, root } = page;
  const top = page.pageHeight - 44 - qrSize;
  const x = page.pageWidth - margin - qrSize;
  const width = x - margin - 24;
  page.decoration(() => doc.rect(margin, top - 14, page.pageWidth - 2 * margin, 0.75).fill(hairline));
  let y = top + (facts.isConfirmed ? 34 : 14);
  const issued = completedDateText(facts.issuedAt, brand.profile.timeZone);
  const { isConfirmed, number, verifyUrl: address } = facts;
  const { fullName: organisation } = brand.profile;
  const small = style(9, 'regular', quiet);
  const lines = [
    ...(isConfirmed ? [] : [[t('notConfirmed', { organisation }), style(11, 'bold')] as const]),
    [t(isConfirmed ? 'number' : 'recordNumber', { number }), style(11, 'bold')] as const,
    [t('issued', { date: issued }), small] as const,
    [t(isConfirmed ? 'check' : 'checkRecord', { address }), small] as const,
  ];
  for (const [text, look] of lines) y += page.text(root, 'P', text, { x: margin, y, width }, look);
  page.figure(root, t('qrAlt', { address: facts.verifyUrl }), { x, y: top, width: qrSize, height: qrSize }, () =>
    drawQr(doc, facts.verifyUrl, { x, y: top, size: qrSize }),
  );
}
