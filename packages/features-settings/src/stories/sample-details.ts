import type { UserDetails } from '@portal/api';
import { personTitles, workflowFields } from '@portal/rules';

/** What somebody has said of themself. */
export const sampleDetails: UserDetails = {
  id: 'p-001',
  title: 'Dr',
  firstName: 'Mia',
  middleName: 'Linh',
  lastName: 'Nguyen',
  preferredName: 'Mimi',
  nameSaid: 'MEE-uh nwin',
  postNominals: 'AM, PhD',
  nameSoundUrl: null,
  gender: 'X',
  pronoun: 'she/they',
  email: 'mia.nguyen@example.org',
  registeredEmail: 'mia.nguyen@example.org',
  mobile: '0491 570 156',
  dateOfBirth: '1984-03-12',
  graduationDate: '2006-11-30',
  address: '1 Example Street',
  suburb: 'Fremantle',
  state: 'WA',
  postCode: '6160',
  country: 'au',
  postalAddress: 'PO Box 1',
  postalSuburb: 'Perth',
  postalState: 'WA',
  postalPostCode: '6000',
  postalCountry: 'nz',
  avatarUrl: null,
  memberNum: '100204',
  contactTypes: ['Member'],
  workflowFormFields: workflowFields.map(({ id, entityId, label }) => ({
    id,
    entityId,
    label,
    value: { 'First Name': 'Mia', 'Last Name': 'Nguyen', Title: 'Dr', Email: 'mia.nguyen@example.org', Mobile: '' }[
      label
    ],
    options: label === 'Title' ? personTitles.map((value) => ({ value, label: value })) : null,
  })),
  version: 3,
};
