import type { OwnMembership } from '@portal/api/contract';
import { type DocumentBrand, hairline, logoBox, quiet, stylesOf } from './document-brand.ts';
import { dayText, documentWords } from './document-words.ts';
import { PageWriter } from './page-writer.ts';

export interface MembershipDocument {
  membership: Omit<OwnMembership, 'id'>;
  holder: string;
  asOf: Date;
}

const margin = 48;
/** As large as a bank card, to be cut out. */
const card = { width: 243, height: 153 };
const padding = 14;

/** A membership with the card to carry, in the brand of the organisation. */
export function membership(brand: DocumentBrand, facts: MembershipDocument): Promise<Uint8Array> {
  const t = documentWords(brand);
  const { brand: tone, style } = stylesOf(brand);
  const page = new PageWriter(brand.fonts, {
    title: `${t('membershipTitle')}: ${facts.holder}`,
    author: brand.profile.fullName,
    language: brand.profile.locale,
    layout: 'portrait',
    createdAt: facts.asOf,
  });
  const { doc, root } = page;
  page.decoration(() => doc.rect(0, 0, page.pageWidth, 10).fill(tone));
  const logo = { ...logoBox, x: margin, y: 34 };
  page.figure(root, t('logoAlt', { organisation: brand.profile.fullName }), logo, () =>
    doc.image(Buffer.from(brand.logo), logo.x, logo.y, { fit: [logo.width, logo.height] }),
  );
  const width = page.pageWidth - 2 * margin;
  let y = 96;
  y += page.text(root, 'H1', t('membershipTitle'), { x: margin, y, width }, style(22, 'bold'));
  y += page.text(root, 'P', facts.holder, { x: margin, y, width }, style(14, 'bold')) + 8;
  for (const line of linesOf(brand, facts)) y += page.text(root, 'P', line, { x: margin, y, width }, style(11));
  y += 24;
  y += page.text(root, 'H2', t('cardTitle'), { x: margin, y, width }, style(13, 'bold')) + 8;
  writeCard(page, brand, facts, y);
  return page.finish();
}

function linesOf(brand: DocumentBrand, { membership: details }: MembershipDocument): string[] {
  const t = documentWords(brand);
  const day = (date: string) => dayText(date, brand.profile);
  const { renewedToDate: end, terminationDate: over } = details;
  return [
    details.memberNum === '' ? '' : t('invoiceMember', { number: details.memberNum }),
    t('membershipName', { name: details.membershipName }),
    t('memberStatus', { status: t(`member${details.memberStatus}`) }),
    t('memberSince', { date: day(details.joinDate) }),
    end === null ? '' : t('renewedTo', { date: day(end) }),
    over === null ? '' : t('terminated', { date: day(over) }),
  ].filter((line) => line !== '');
}

function writeCard(
  page: PageWriter,
  brand: DocumentBrand,
  { membership: details, holder }: MembershipDocument,
  y: number,
): void {
  const t = documentWords(brand);
  const { brand: tone, style } = stylesOf(brand);
  const { doc, root } = page;
  page.decoration(() => {
    doc.roundedRect(margin, y, card.width, card.height, 10).lineWidth(0.75).stroke(hairline);
    doc.rect(margin + padding, y + 34, card.width - 2 * padding, 2).fill(tone);
  });
  const place = { x: margin + padding, width: card.width - 2 * padding };
  const write = (text: string, top: number, look: ReturnType<typeof style>) =>
    page.text(root, 'P', text, { ...place, y: y + top }, look);
  write(brand.profile.fullName, 12, style(11, 'bold', tone));
  const below = 44 + write(holder, 44, style(holder.length > 30 ? 10 : 14, 'bold'));
  write(details.membershipName, below + 2, style(9, 'regular', quiet));
  if (details.memberNum !== '') write(t('invoiceMember', { number: details.memberNum }), 104, style(9));
  if (details.renewedToDate !== null)
    write(t('validTo', { date: dayText(details.renewedToDate, brand.profile) }), 120, style(9));
}
