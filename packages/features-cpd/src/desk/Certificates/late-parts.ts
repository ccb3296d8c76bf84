export { CertificateFilterBar } from './CertificateFilterBar.tsx';
export { CertificateTable } from './CertificateTable.tsx';
