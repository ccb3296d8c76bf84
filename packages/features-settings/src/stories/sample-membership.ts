import type { OwnMembership } from '@portal/api';

export const sampleMembership: OwnMembership = {
  id: 'membership-p-001',
  memberNum: '100204',
  membershipName: 'Full member',
  memberStatus: 'Active',
  joinDate: '2020-11-20',
  renewedToDate: '2027-06-30',
  terminationDate: null,
};
