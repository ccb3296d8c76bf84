/** Where records are written, where the organisation says nothing else. */
export const recordAddresses: { id: 'cpd'; settings: { newRecordUrl: string; editRecordUrl: string } } = {
  id: 'cpd',
  settings: { newRecordUrl: '/cpd/records/new', editRecordUrl: '/cpd/records/{id}' },
};
