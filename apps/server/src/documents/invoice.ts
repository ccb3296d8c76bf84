import type { Invoice } from '@portal/api/contract';
import { isTaxInvoice } from '@portal/rules';
import { moneyText } from '../mails/money-text.ts';
import { type DocumentBrand, logoBox, quiet, stylesOf } from './document-brand.ts';
import { dayText, documentWords } from './document-words.ts';
import { PageWriter } from './page-writer.ts';
import { type Column, writeTable } from './write-table.ts';

export interface InvoiceDocument {
  invoice: Omit<Invoice, 'id' | 'paymentUrl'>;
  /** When what it says was last changed. */
  asOf: Date;
}

const margin = 48;
const gap = 12;

/** An invoice with its tax, in the brand of the organisation. */
export async function invoice(brand: DocumentBrand, { invoice: details, asOf }: InvoiceDocument): Promise<Uint8Array> {
  const t = documentWords(brand);
  const heading = t(isTaxInvoice(details, brand.profile) ? 'taxInvoiceTitle' : 'invoiceTitle');
  const page = new PageWriter(brand.fonts, {
    title: `${heading} ${details.invoiceNum}`,
    author: brand.profile.fullName,
    language: brand.profile.locale,
    layout: 'portrait',
    createdAt: asOf,
  });
  let y = writeHead(page, brand, heading);
  y = writeParties(page, brand, details, y + gap);
  y = await writeLines(page, brand, details, y + gap);
  writeTotals(page, brand, details, y + gap);
  return page.finish();
}

function writeHead(page: PageWriter, brand: DocumentBrand, heading: string): number {
  const { brand: tone, style } = stylesOf(brand);
  const { doc, root } = page;
  page.decoration(() => doc.rect(0, 0, page.pageWidth, 10).fill(tone));
  const logo = { ...logoBox, x: margin, y: 34 };
  page.figure(root, documentWords(brand)('logoAlt', { organisation: brand.profile.fullName }), logo, () =>
    doc.image(Buffer.from(brand.logo), logo.x, logo.y, { fit: [logo.width, logo.height] }),
  );
  const place = { x: margin, y: 96, width: page.pageWidth - 2 * margin };
  return place.y + page.text(root, 'H1', heading, place, style(22, 'bold'));
}

/** Who asks for the money at the left, whom and when at the right. */
function writeParties(page: PageWriter, brand: DocumentBrand, details: InvoiceDocument['invoice'], y: number): number {
  const t = documentWords(brand);
  const { fullName, postalAddress = '', businessNumber } = brand.profile;
  const supplier = [
    fullName,
    businessNumber === undefined ? '' : t('businessNumber', { number: businessNumber }),
    postalAddress,
  ];
  const { membershipStartDate: start, membershipEndDate: end } = details;
  const day = (date: string) => dayText(date, brand.profile);
  const facts = [
    t('invoiceNumber', { number: details.invoiceNum }),
    t('invoiceDate', { date: day(details.invoiceDate) }),
    details.dueDate === null ? '' : t('invoiceDue', { date: day(details.dueDate) }),
    t('invoiceTo', { name: details.userFullName }),
    details.memberNum === '' ? '' : t('invoiceMember', { number: details.memberNum }),
    start === null || end === null ? '' : t('invoicePeriod', { start: day(start), end: day(end) }),
    t('invoiceStatus', { status: t(`status${details.status}`) }),
  ];
  const width = (page.pageWidth - 2 * margin - gap) / 2;
  const left = writeColumn(page, brand, supplier, { x: margin, y, width });
  return Math.max(left, writeColumn(page, brand, facts, { x: margin + width + gap, y, width }));
}

function writeColumn(
  page: PageWriter,
  brand: DocumentBrand,
  texts: readonly string[],
  { x, y, width }: { x: number; y: number; width: number },
): number {
  const { style } = stylesOf(brand);
  let below = y;
  for (const text of texts.filter((one) => one !== ''))
    below += page.text(page.root, 'P', text, { x, y: below, width }, style(10));
  return below;
}

function writeLines(page: PageWriter, brand: DocumentBrand, details: InvoiceDocument['invoice'], y: number) {
  const t = documentWords(brand);
  const width = page.pageWidth - 2 * margin;
  const columns: Column[] = [
    { title: t('invoiceItem'), width: width * 0.52 },
    { title: t('invoiceQuantity'), width: width * 0.12 },
    { title: t('invoiceUnitPrice'), width: width * 0.18 },
    { title: t('invoiceTotalPrice'), width: width * 0.18 },
  ];
  const rows = details.lineItems.map(({ itemName, quantity, unitPrice, totalPrice }) => [
    itemName,
    String(quantity),
    moneyText(unitPrice, brand.profile),
    moneyText(totalPrice, brand.profile),
  ]);
  return writeTable(page, brand, { title: details.description, columns, rows, x: margin, y });
}

function writeTotals(page: PageWriter, brand: DocumentBrand, details: InvoiceDocument['invoice'], y: number): void {
  const t = documentWords(brand);
  const { style } = stylesOf(brand);
  const amount = (cents: number) => moneyText(cents, brand.profile);
  const lines: readonly (readonly [text: string, isStrong: boolean])[] = [
    [t('invoiceExcGst', { amount: amount(details.totalAmountExcGst) }), false],
    [t('invoiceGst', { amount: amount(details.totalGst) }), false],
    [t('invoiceIncGst', { amount: amount(details.totalAmountIncGst) }), true],
    [t('invoicePaid', { amount: amount(details.totalAmountPaid) }), false],
    [t('invoiceBalance', { amount: amount(details.balanceDue) }), true],
  ];
  const height = lines.length * 18;
  let top = y;
  if (top + height > page.pageHeight - 2 * margin) {
    page.doc.addPage();
    top = margin;
  }
  const place = { x: margin, width: page.pageWidth - 2 * margin };
  for (const [text, isStrong] of lines)
    top += page.text(page.root, 'P', text, { ...place, y: top }, style(11, isStrong ? 'bold' : 'regular')) + 2;
  page.text(page.root, 'P', t('invoiceNote'), { ...place, y: top + gap }, style(9, 'regular', quiet));
}
