import type { BrandDocument } from '@portal/rules';
import type { Profile } from '@portal/kit/access';
import pLimit from 'p-limit';
import { readLogo } from '../mails/read-logo.ts';
import type { CertificateFacts } from './certificate.ts';
import type { DocumentBrand } from './document-brand.ts';
import type { InvoiceDocument } from './invoice.ts';
import type { MembershipDocument } from './membership.ts';
import type { SummaryFacts } from './summary-facts.ts';

/** Makes PDFs in the brand of the organisation. */
export interface Documents {
  certificate(facts: CertificateFacts): Promise<Uint8Array>;
  summary(facts: SummaryFacts): Promise<Uint8Array>;
  invoice(facts: InvoiceDocument): Promise<Uint8Array>;
  membership(facts: MembershipDocument): Promise<Uint8Array>;
  brandPaper(request: { name: BrandDocument; asOf: Date }): Promise<Uint8Array>;
}

/** Sharp on paper at the size at which documents show it. */
const logoHeight = 264;

/** Libraries, letters and logo are read when the first document is asked for. One document is made at a time, because it takes the processor. */
export function createDocuments(profile: Profile): Documents {
  const one = pLimit(1);
  let read: Promise<DocumentBrand> | null = null;
  const brandOf = async () => {
    try {
      return await (read ??= readBrand(profile));
    } catch (error) {
      read = null;
      throw error;
    }
  };
  return {
    certificate: (facts) => one(async () => (await import('./certificate.ts')).certificate(await brandOf(), facts)),
    brandPaper: (request) => one(async () => (await import('./brand-paper.ts')).brandPaper(await brandOf(), request)),
    membership: (facts) => one(async () => (await import('./membership.ts')).membership(await brandOf(), facts)),
    invoice: (facts) => one(async () => (await import('./invoice.ts')).invoice(await brandOf(), facts)),
    summary: (facts) => one(async () => (await import('./summary.ts')).summary(await brandOf(), facts)),
  };
}

async function readBrand(profile: Profile): Promise<DocumentBrand> {
  const { readFonts } = await import('./fonts.ts');
  const [fonts, logo] = await Promise.all([readFonts(), readLogo(profile.name, logoHeight)]);
  return { profile, fonts, logo };
}
