/** What members may use of the organisation's brand, by the names of its files. */
export const brandLogos = [
  'logo.svg',
  'logo-small.png',
  'logo-large.png',
  'logo-dark.svg',
  'logo-dark-small.png',
  'logo-dark-large.png',
  'mark.svg',
  'mark-small.png',
  'mark-large.png',
] as const;
export type BrandLogo = (typeof brandLogos)[number];

/** What is to be read before. */
export const brandDocuments = ['terms-and-conditions.pdf', 'branding-guidelines.pdf'] as const;
export type BrandDocument = (typeof brandDocuments)[number];

export const brandAssetsPath = '/brand-assets/';
