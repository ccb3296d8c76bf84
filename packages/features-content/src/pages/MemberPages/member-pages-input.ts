/** Pages for members alone, as the content service is asked for them. */
export const memberPagesInput = {
  query: { filter: JSON.stringify({ membersOnly: { _eq: true } }), fields: 'id,name' },
};
