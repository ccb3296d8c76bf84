import type { Search, SearchCodec } from '@portal/kit';

/** What the list of certificates is limited to. */
export interface CertificateFilters {
  keyword: string;
  /** Only those that staff have revoked. */
  isRevoked: boolean;
}

export const noFilters: CertificateFilters = { keyword: '', isRevoked: false };

const keywordLength = 200;

export const filtersInAddress: SearchCodec<CertificateFilters> = {
  read: ({ keyword = '', status }: Search) => ({
    keyword: keyword.slice(0, keywordLength),
    isRevoked: status === 'revoked',
  }),
  write: ({ keyword, isRevoked }) => ({
    keyword: keyword.trim() || undefined,
    status: isRevoked ? 'revoked' : undefined,
  }),
};

export function isLimited({ keyword, isRevoked }: CertificateFilters): boolean {
  return keyword.trim() !== '' || isRevoked;
}
