import { CertificatesPage, firstReads } from './Certificates/CertificatesPage.tsx';

export const list = { default: CertificatesPage, firstReads };
