import type { IssuedCertificate } from '@portal/api';

const genuine: IssuedCertificate = {
  number: '7QK4-M2XB-9HTD-3FWA',
  kind: 'record',
  isConfirmed: true,
  holderName: 'Mia Nguyen',
  title: 'Splinting after extensor tendon repair',
  issuedDate: '2026-11-20T02:00:00.000Z',
  status: 'genuine',
  revocation: null,
};

/** One of every kind. */
export const sampleCertificates: readonly IssuedCertificate[] = [
  genuine,
  {
    ...genuine,
    number: '2WCZ-8R0N-5KYE-V61J',
    holderName: 'Bartholomew Featherstonehaugh-Wolfeschlegelsteinhausen',
    title: 'Home modifications: reading a builder’s drawing, with a title that no column of a table has room for',
    status: 'revoked',
    revocation: { date: '2026-11-22T05:00:00.000Z', byName: 'Helen Brooks', reason: 'It was entered twice.' },
  },
  { ...genuine, number: 'N4TX-31QB-0DGH-7PCK', title: '', status: 'outdated' },
  { ...genuine, number: 'ZK5M-C9EV-TT2A-R80W', kind: 'summary', isConfirmed: false, holderName: '', title: '' },
  { ...genuine, number: 'C8ZS-A2Z8-PGD1-G6HZ', isConfirmed: false, title: 'Doctor of Medicine' },
];
